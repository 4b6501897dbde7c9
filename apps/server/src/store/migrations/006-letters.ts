import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a search of one or two letters asks: which donations hold a letter, or two side by side, anywhere, in any script.
 * The index of three letters knows neither.
 */
export const letters: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function letters_of(content text) returns text[] language sql immutable strict parallel safe as $$
        select string_to_array(content, null) || array(
          select one || other
          from unnest(string_to_array(content, null), (string_to_array(content, null))[2:]) as side (one, other)
          where other is not null
        )
      $$`.execute(db);
    // As with the other index of the text: a short list of what is not in it yet.
    await sql`
      create index donations_letters on donations using gin (letters_of(search_text))
      with (gin_pending_list_limit = 256)`.execute(db);
  },
};
