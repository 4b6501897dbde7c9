import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tokens of sessions are stored as their hashes. */
export const hashedTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex')`.execute(db);
  },
};
