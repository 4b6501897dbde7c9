import { hashPassword, verifyPassword } from 'better-auth/crypto';
import pLimit from 'p-limit';

/** Passwords that are hashed at once: each takes 16 MB for about 100 ms. */
const inParallel = pLimit(2);

/** What is compared where there is no password, so that both take as long. */
let nobodys: Promise<string> | undefined;

/** What is stored of a password: scrypt with a salt of its own. */
export function hashOf(password: string): Promise<string> {
  return inParallel(() => hashPassword(normal(password)));
}

/** Whether it is the password; false, after the same time, where there is none. */
export async function isPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody');
  const known = hash ?? (await nobodys);
  const isRight = await inParallel(() => verifyPassword({ hash: known, password: normal(password) }));
  return isRight && typeof hash === 'string';
}

/** The same letters typed on another keyboard are the same password. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
