import type { Kysely } from 'kysely';
import { HttpError } from '../http/httpError.js';
import type { Tables } from '../store/tables.js';
import { readSecret } from './readSecret.js';
import { sign } from '../security/sign.js';

export function normalMailbox(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const plus = local.indexOf('+', 1);
  const name = plus < 0 ? local : local.slice(0, plus);
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Hashes the mailbox with a key to avoid revealing addresses in the table. */
async function hashMailbox(db: Kysely<Tables>, email: string): Promise<string> {
  return sign(await readSecret(db), 'barred mailbox', normalMailbox(email)).toString('base64url');
}

/**
 * Prevents new accounts with the mailbox of a suspended account. The block lasts until its `barred_mailboxes` row
 * expires.
 */
export async function barMailbox(db: Kysely<Tables>, email: string, now: Date): Promise<void> {
  const row = { mailbox_hash: await hashMailbox(db, email), barred_at: now };
  await db
    .insertInto('barred_mailboxes')
    .values(row)
    .onConflict((conflict) => conflict.column('mailbox_hash').doUpdateSet(row))
    .execute();
}

export async function unbarMailbox(db: Kysely<Tables>, email: string): Promise<void> {
  await db
    .deleteFrom('barred_mailboxes')
    .where('mailbox_hash', '=', await hashMailbox(db, email))
    .execute();
}

/** Throws a 403 `HttpError` if someone tries to sign up with the mailbox of a suspended account. */
export async function rejectBarred(db: Kysely<Tables>, email: string): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (user) return;
  const key = await hashMailbox(db, email);
  const barred = db.selectFrom('barred_mailboxes').select('barred_at').where('mailbox_hash', '=', key);
  if (await barred.executeTakeFirst()) throw new HttpError(403, 'barred');
}
