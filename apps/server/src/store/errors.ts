/** The key was used for another donation. */
export class ReusedKey extends Error {
  override readonly name = 'ReusedKey';
}

/** PostgreSQL's code for a duplicate key. */
export const uniqueViolation = '23505';
