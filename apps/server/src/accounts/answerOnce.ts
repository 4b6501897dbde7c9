import { type Kysely, sql, type Transaction } from 'kysely';
import type { Context } from 'hono';
import { createHash } from 'node:crypto';
import type { Environment } from '../http/environment.js';
import { idempotencyKey } from '../http/idempotencyKey.js';
import { ReusedKey } from '../store/errors.js';
import type { Database } from '../store/database.js';
import type { Tables } from '../store/tables.js';
import type { AnsweredWritesTable } from '../store/tables/accounts.js';
import type { User } from './sessions.js';

export interface KeyedWrite {
  c: Context<Environment>;
  /** Idempotency keys are scoped to this person. */
  user: Pick<User, 'id'>;
  sent: unknown;
}

export type WriteWork<Answer> = (db: Transaction<Tables>) => Promise<Answer>;

/**
 * Runs a write in a transaction, once per caller and `Idempotency-Key`. Repeated calls with the same key receive the
 * first response (as plain JSON), concurrent calls wait for it, and calls without a key always run. Rejects with
 * `ReusedKey` if the key belongs to a different write.
 */
export async function answerOnce<Answer>(
  database: Pick<Database, 'change'>,
  { c, user, sent }: KeyedWrite,
  work: WriteWork<Answer>,
): Promise<Answer> {
  const idempotency = idempotencyKey(c);
  if (idempotency === undefined) return database.change(work);
  const key = hash([`user ${user.id}`, idempotency]);
  const fingerprint = hash([c.req.method, c.req.path, sent]);
  return database.change(async (db) => {
    const known = await claim(db, { key, fingerprint, user_id: user.id });
    if (known !== undefined) return JSON.parse(known) as Answer;
    const answer = await work(db);
    await db
      .updateTable('answered_writes')
      .set({ answer: JSON.stringify(answer) })
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

async function claim(
  db: Kysely<Tables>,
  { key, fingerprint, user_id }: Pick<AnsweredWritesTable, 'key' | 'fingerprint' | 'user_id'>,
): Promise<string | undefined> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answered_writes')
    .values({ key, fingerprint, user_id, answer: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  const { rows } = await sql<{ fingerprint: string; answer: string }>`
    select fingerprint, answer from answered_writes where key = ${key}`.execute(db);
  const [known] = rows;
  if (known?.fingerprint !== fingerprint) throw new ReusedKey();
  return known.answer;
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
