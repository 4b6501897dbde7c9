import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was said in chats. */
export const messages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('messages')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('user', 'assistant')`))
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .execute();
    await sql`create index messages_session on messages (session_id, id desc)`.execute(db);
  },
};
