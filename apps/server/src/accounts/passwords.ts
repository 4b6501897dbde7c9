import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { createTurns } from '../http/turns.js';

export const hashing = { hash: hashPassword, verify: verifyPassword };

/** Hashing takes 16 MB and about 100 ms, so even a full queue is done within five seconds. */
const inTurn = createTurns({ parallel: 2, waiting: 100, ofNetwork: 10 });

/** Dummy hash for accounts without a password, to keep response times constant. */
let nobodys: Promise<string> | undefined;

/** Hashes with scrypt and a random salt. `network` identifies the caller for rate limiting. */
export function hashNewPassword(password: string, network: string): Promise<string> {
  return inTurn(network, () => hashing.hash(normal(password)));
}

/** Takes just as long if the account has no password. */
export async function isPassword(hash: string | null | undefined, password: string, network: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody');
  const known = hash ?? (await nobodys);
  const isRight = await inTurn(network, () => hashing.verify({ hash: known, password: normal(password) }));
  return isRight && typeof hash === 'string';
}

/** Keyboards produce different Unicode forms of the same character, so normalize them. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
