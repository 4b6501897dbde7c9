import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The words that donations are searched by, and the words that a misspelled one is compared with. They take the place of
 * the words that the assistant alone searched. Migration 045 fills them in, and makes
 * their index.
 */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index donations_words`.execute(db);
    await sql`drop function words_of`.execute(db);
    await sql`alter table donations add column search_words tsvector not null default ''`.execute(db);
    await sql`create table known_words (word text primary key)`.execute(db);
    await sql`create index known_words_begin on known_words (word text_pattern_ops)`.execute(db);
    await sql`create index known_words_end on known_words (reverse(word) text_pattern_ops)`.execute(db);
  },
};
