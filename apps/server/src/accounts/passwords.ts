import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { createTurns } from '../http/turns.js';

/** The library's functions, as an object that tests can watch. */
export const hashing = { hash: hashPassword, verify: verifyPassword };

/** Each takes 16 MB for about 100 ms. Those that wait are done within five seconds. */
const inTurn = createTurns({ parallel: 2, waiting: 100, ofNetwork: 10 });

/** Hash that is compared if there is no password, so that both take as long. */
let nobodys: Promise<string> | undefined;

/** Hashes a password for storage: scrypt with a random salt. `network` is the caller's. */
export function hashNewPassword(password: string, network: string): Promise<string> {
  return inTurn(network, () => hashing.hash(normal(password)));
}

/** Whether the password is correct. Takes as long if the account has none. */
export async function isPassword(hash: string | null | undefined, password: string, network: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody');
  const known = hash ?? (await nobodys);
  const isRight = await inTurn(network, () => hashing.verify({ hash: known, password: normal(password) }));
  return isRight && typeof hash === 'string';
}

/** The same letters typed on another keyboard are the same password. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
