import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the assistant asks: which donations hold a word that begins so. Each word stands under the number of the thousand
 * that its donation is of, so that the newest are asked alone, and what is common is not read from end to end.
 */
export const words: Migration = {
  async up(db: Kysely<unknown>) {
    // "7/coat", "7/@women" and, for all of them, "7/". Words beyond a hundred letters are cut up: an index takes no more.
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
    // Written at once: a list of what is not in it yet would be read again for each thousand that is asked.
    await sql`
      create index donations_words on donations using gin (words_of(id, category, search_text))
      with (fastupdate = off)`.execute(db);

    // The same letters and pairs in a third of the time, beside some that nobody asks for.
    await sql`
      create or replace function letters_of(content text) returns text[]
      language sql immutable strict parallel safe as $$
        select string_to_array(content, null)
          || string_to_array(regexp_replace(content, '(..)', '\\1' || chr(1), 'g'), chr(1))
          || string_to_array(regexp_replace(substr(content, 2), '(..)', '\\1' || chr(1), 'g'), chr(1))
      $$`.execute(db);
  },
};
