import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tokens with which somebody lists donations from another site. */
export const listingTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table listing_tokens (
        token_hash text primary key,
        user_id integer not null,
        origin text not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index listing_tokens_of_user on listing_tokens (user_id)`.execute(db);
  },
};
