/** A write's key came again, with another donation. */
export class ReusedKey extends Error {
  override readonly name = 'ReusedKey';
}

/** PostgreSQL's code of a second row with a key that is there already. */
export const uniqueViolation = '23505';
