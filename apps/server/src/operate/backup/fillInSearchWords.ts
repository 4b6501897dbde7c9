import { knownWords, searchWords } from '@clothesline/api-client/search';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../store/tables.js';

/** Donations that are filled in together. */
const batch = 1000;

interface Row {
  id: number;
  title: string;
  description: string;
  category: string;
  locationName: string;
}

/** Writes the search words of every donation again: an earlier version read others from the same text. */
export async function fillInSearchWords(db: Kysely<Tables>): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<Row>`
      select id, title, description, category, location_name as "locationName" from donations
      where id > ${after} order by id limit ${batch}`.execute(db);
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    const words = JSON.stringify(rows.map((row) => ({ id: row.id, words: searchWords(row) })));
    await sql`
      update donations set search_words = array_to_tsvector(sent.words)
      from json_to_recordset(${words}::json) as sent (id int, words text[]) where donations.id = sent.id`.execute(db);
    const known = [...new Set(rows.flatMap(knownWords))];
    await sql`insert into known_words (word) select unnest(${known}::text[]) on conflict do nothing`.execute(db);
  }
}
