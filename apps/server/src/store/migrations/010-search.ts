import { knownWordsOf, searchWords } from '@clothesline/api-client/search';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Donations that are filled in together. */
const batch = 1000;

interface Row {
  id: number;
  title: string;
  description: string;
  category: string;
  locationName: string;
}

/**
 * The words that donations are searched by, and the words that a misspelled one is compared with. They take the place of
 * the words that the assistant alone searched.
 */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index donations_words`.execute(db);
    await sql`drop function words_of`.execute(db);
    await sql`alter table donations add column search_words tsvector not null default ''`.execute(db);
    await sql`create table known_words (word text primary key)`.execute(db);
    await fillInSearchWords(db);
    // As with the other indexes of the text: a short list of what is not in it yet.
    await sql`
      create index donations_search_words on donations using gin (search_words)
      with (gin_pending_list_limit = 256)`.execute(db);
    await sql`create index known_words_begin on known_words (word text_pattern_ops)`.execute(db);
    await sql`create index known_words_end on known_words (reverse(word) text_pattern_ops)`.execute(db);
  },
};

/** Writes the `searchWords` of every donation again. */
export async function fillInSearchWords(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<Row>`
      select id, title, description, category, location_name as "locationName" from donations
      where id > ${after} order by id limit ${batch}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const words = JSON.stringify(rows.map((row) => ({ id: row.id, words: searchWords(row) })));
    await sql`
      update donations set search_words = array_to_tsvector(sent.words)
      from json_to_recordset(${words}::json) as sent (id int, words text[]) where donations.id = sent.id`.execute(db);
    const known = [...new Set(rows.flatMap(knownWordsOf))];
    await sql`insert into known_words (word) select unnest(${known}::text[]) on conflict do nothing`.execute(db);
  }
}
