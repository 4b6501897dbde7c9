import { sql, type Kysely } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { searchWords, vocabularyVersion } from '../search/index.js';
import type { Tables } from '../store/tables.js';

const factName = 'vocabulary';

/** Batch size; computing the words of this many donations takes about 20 ms */
const batch = 50;

/** Recomputes the stored words if the vocabulary has changed, yielding to requests in between. */
export async function refreshSearchWords(db: Kysely<Tables>): Promise<void> {
  const value = vocabularyVersion();
  const known = await db.selectFrom('facts').select('value').where('name', '=', factName).executeTakeFirst();
  if (known?.value === value) return;
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('donations')
      .select(['id', 'title', 'description', 'category', 'location_name as locationName'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    await setImmediate();
    const found = JSON.stringify(rows.map((row) => ({ id: row.id, words: searchWords(row) })));
    await sql`
      update donations set search_words = array_to_tsvector(words)
      from json_to_recordset(${found}::json) as sent (id int, words text[])
      where donations.id = sent.id and search_words <> array_to_tsvector(words)`.execute(db);
  }
  // do this last so that an interrupted run is repeated
  await db
    .insertInto('facts')
    .values({ name: factName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
