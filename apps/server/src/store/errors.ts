/** A write's key came again, with another donation. */
export class ReusedKey extends Error {
  override readonly name = 'ReusedKey';
}
