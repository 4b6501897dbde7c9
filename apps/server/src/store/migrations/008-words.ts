import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The assistant's search for donations with a word of a given beginning. Each word is indexed together with the number of
 * its donation's block of 1,024, so that the newest blocks can be searched alone and a common word is not read in full.
 */
export const words: Migration = {
  async up(db: Kysely<unknown>) {
    // "7/coat", "7/@women" and, for every donation of the block, "7/". Words are cut after 100 letters, the index's limit.
    await sql`
      create function words_of(id integer, category text, content text) returns tsvector
      language sql immutable strict parallel safe cost 1000 as $$
        select array_to_tsvector(string_to_array(
          (id >> 10) || '/@' || replace(
            lower(category) || '  ' ||
            regexp_replace(regexp_replace(content, '([a-z0-9]{100})', '\\1 ', 'g'), '[^a-z0-9]+', ' ', 'g'),
            ' ', ' ' || (id >> 10) || '/'
          ), ' '))
      $$`.execute(db);
    // Without a pending list: it would be read again for each block that is searched.
    await sql`
      create index donations_words on donations using gin (words_of(id, category, search_text))
      with (fastupdate = off)`.execute(db);

    // The same letters and pairs in a third of the time, with some more that no search uses.
    await sql`
      create or replace function letters_of(content text) returns text[]
      language sql immutable strict parallel safe as $$
        select string_to_array(content, null)
          || string_to_array(regexp_replace(content, '(..)', '\\1' || chr(1), 'g'), chr(1))
          || string_to_array(regexp_replace(substr(content, 2), '(..)', '\\1' || chr(1), 'g'), chr(1))
      $$`.execute(db);
  },
};
