import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import schema from './baseline.sql';

export const baseline = '050-baseline';

/** Released migrations never change. */
export const migrations: Record<string, Migration> = {
  [baseline]: {
    async up(db: Kysely<unknown>) {
      // Lines within functions are indented.
      for (const statement of schema.split(/;\n+(?=create|--)/)) await sql.raw(statement).execute(db);
    },
  },
};
