import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fillInSearchWords } from './fillInSearchWords.js';

/** The words that donations are searched by say who wears what names nobody, and hold sizes that are written in Spanish. */
export const whoWearsIt: Migration = {
  async up(db: Kysely<unknown>) {
    await fillInSearchWords(db);
  },
};
