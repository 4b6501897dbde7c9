import { sql, type Kysely } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { searchWords, vocabularyVersion } from '../search/index.js';
import type { Tables } from '../store/tables.js';

/** The fact that records which vocabulary produced the words of donations. */
const factName = 'vocabulary';

/** Donations per statement, whose words take about 20 ms. */
const batch = 50;

/**
 * Updates the words of all donations if the vocabulary has changed, such as for a new language. Requests in the
 * meantime go first.
 */
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
  // Last: a start that ends before does all of it again.
  await db
    .insertInto('facts')
    .values({ name: factName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
