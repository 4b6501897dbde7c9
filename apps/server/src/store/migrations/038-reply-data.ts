import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Beside a reply of the assistant, as JSON: the donations that it shows, its suggestions, and its state for the next reply. */
export const replyData: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('messages').addColumn('reply_data', 'text').execute();
  },
};
