import { sql, type Kysely, type RawBuilder } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Tables } from './tables.js';

/** How long a key of a write counts: nobody tries again after a day. */
const keyRetention = sql`interval '1 day'`;

/** Rows that are deleted in one statement: some milliseconds, in which the embedded store answers nobody else. */
const batch = 2000;

/** Tables whose rows come and go. */
const vacuumed = [
  'write_keys',
  'allowances',
  'messages',
  'photos',
  'tallies',
  'answered_writes',
  'sign_in_codes',
  'listing_tokens',
  'spent_challenges',
  'sessions',
  'mails',
] as const satisfies (keyof Tables)[];

export interface TidyOptions {
  /** Days after which messages of chats are deleted. */
  chatDays: number;
  /** Whether no other process gives the space of deleted rows back, as in the embedded store. */
  vacuums: boolean;
}

/** Deletes keys of writes that nobody will send again, allowances that are full, and old messages. */
export async function tidy(db: Kysely<Tables>, { chatDays, vacuums }: TidyOptions): Promise<void> {
  await deleteAll(db, 'write_keys', sql`written_at < now() - ${keyRetention}`);
  // Far in the future: written before the clock was set back.
  const isOver = sql`full_at < now() or full_at > now() + make_interval(secs => 2 * period)`;
  await deleteAll(db, 'allowances', isOver);
  await deleteAll(db, 'messages', sql`received_at < now() - make_interval(days => ${chatDays}::int)`);
  await deleteAll(db, 'answered_writes', sql`written_at < now() - ${keyRetention}`);
  await deleteAll(db, 'sign_in_codes', sql`expires_at < now()`);
  await deleteAll(db, 'listing_tokens', sql`expires_at < now()`);
  await deleteAll(db, 'spent_challenges', sql`expires_at < now()`);
  await deleteAll(db, 'sessions', sql`expires_at < now()`);
  await deleteAll(db, 'mails', sql`sent_at < now() - ${keyRetention}`);
  if (vacuums) await sql`vacuum ${sql.join(vacuumed.map((name) => sql.table(name)))}`.execute(db);
}

async function deleteAll(db: Kysely<Tables>, name: keyof Tables, condition: RawBuilder<unknown>): Promise<void> {
  const table = sql.table(name);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batch}))`.execute(
      db,
    );
    if (numAffectedRows < batch) return;
    await setImmediate();
  }
}
