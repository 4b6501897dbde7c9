import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A message that came with a key of its sender's, and its reply, are kept once. */
export const messageKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('messages').addColumn('write_key', 'text').execute();
    await sql`
      create unique index messages_key on messages (session_id, write_key, role)
      where write_key is not null`.execute(db);
  },
};
