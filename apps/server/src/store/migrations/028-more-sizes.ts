import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fillInSearchWords } from './010-search.js';

/** The words that donations are searched by hold the sizes that are read since: "M/L", "5/6", "large women's". */
export const moreSizes: Migration = {
  async up(db: Kysely<unknown>) {
    await fillInSearchWords(db);
  },
};
