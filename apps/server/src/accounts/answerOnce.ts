import { type Kysely, sql, type Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { ReusedKey } from '../store/errors.js';
import type { Store } from '../store/store.js';
import type { Tables } from '../store/tables.js';
import type { AnsweredWritesTable } from '../store/tables/accounts.js';

export interface KeyedWrite {
  /** Owner of the key. */
  userId: number;
  /** The `Idempotency-Key`; a write without one is always done. */
  key: string | undefined;
  /** Content of the write: the method and path of the call, and its body. */
  content: unknown;
  changesLists?: boolean | undefined;
}

export type WriteWork<Answer> = (transaction: Transaction<Tables>) => Promise<Answer>;

/**
 * Writes in one transaction, once for each key of a caller: the same key again resolves with the first answer, which must
 * be plain JSON. A second try at the same time waits for the first. Rejects with a `ReusedKey` where the key came with
 * something else before.
 */
export async function answerOnce<Answer>(
  store: Pick<Store, 'transaction'>,
  { userId, key, content, changesLists }: KeyedWrite,
  work: WriteWork<Answer>,
): Promise<Answer> {
  if (key === undefined) return store.transaction(work, { changesLists });
  const name = hash([`user ${userId}`, key]);
  const fingerprint = hash(content);
  return store.transaction(
    async (transaction) => {
      const known = await claim(transaction, { key: name, fingerprint, user_id: userId });
      if (known !== undefined) return JSON.parse(known) as Answer;
      const answer = await work(transaction);
      await transaction
        .updateTable('answered_writes')
        .set({ answer: JSON.stringify(answer) })
        .where('key', '=', name)
        .execute();
      return answer;
    },
    { changesLists },
  );
}

/** Claims the key. Returns the answer where the write is done; undefined where it is to be done. */
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
