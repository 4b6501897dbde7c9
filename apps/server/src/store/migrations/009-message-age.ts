import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a message reached the server, by the server's clock: chats are deleted after a time. */
export const messageAge: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('messages')
      .addColumn('received_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await sql`create index messages_age on messages (received_at)`.execute(db);
  },
};
