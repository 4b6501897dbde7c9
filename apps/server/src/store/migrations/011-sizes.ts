import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fillInSearchWords } from './010-search.js';

/** The words that donations are searched by hold their sizes. */
export const sizes: Migration = {
  async up(db: Kysely<unknown>) {
    await fillInSearchWords(db);
  },
};
