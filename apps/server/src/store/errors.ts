export class ReusedKey extends Error {
  override readonly name = 'ReusedKey';
}

export const uniqueViolation = '23505';
