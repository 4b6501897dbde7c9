import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { createTurns } from '../http/turns.js';

export const hashing = { hash: hashPassword, verify: verifyPassword };

/** Each hash takes 16 MB and about 100 ms, so waiting hashes finish within five seconds. */
const inTurn = createTurns({ parallel: 2, waiting: 100, ofNetwork: 10 });

/** Compared if there is no password, for constant time. */
let nobodys: Promise<string> | undefined;

/** Hashes with scrypt and a random salt. `network` is the caller's. */
export function hashNewPassword(password: string, network: string): Promise<string> {
  return inTurn(network, () => hashing.hash(normal(password)));
}

/** Takes equally long without a password. */
export async function isPassword(hash: string | null | undefined, password: string, network: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody');
  const known = hash ?? (await nobodys);
  const isRight = await inTurn(network, () => hashing.verify({ hash: known, password: normal(password) }));
  return isRight && typeof hash === 'string';
}

/** Normalizes Unicode, so that keyboards do not matter. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
