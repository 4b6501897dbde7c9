import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import schema from './baseline.sql';

/** The name of the first migration; those of versions that were never released sort before it. */
export const baseline = '050-baseline';

/** Every step from an empty database to today's, in order. A step that has been released is never changed. */
export const migrations: Record<string, Migration> = {
  [baseline]: {
    async up(db: Kysely<unknown>) {
      // Statements begin at the start of a line, the lines of functions do not.
      for (const statement of schema.split(/;\n+(?=create|--)/)) await sql.raw(statement).execute(db);
    },
  },
};
