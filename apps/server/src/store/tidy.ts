import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.js';

/** How long a key of a write counts: nobody tries again after a day. */
const keyMemory = '1 day';

/** Forgets keys of writes that nobody will send again, and allowances that are full. */
export async function tidy(db: Kysely<Tables>): Promise<void> {
  await sql`delete from write_keys where written_at < now() - ${sql.lit(keyMemory)}::interval`.execute(db);
  await sql`delete from allowances where full_at < now()`.execute(db);
}
