import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fillInSearchWords } from './fillInSearchWords.js';

/** The words that donations are searched by tell "leggings" from "leg", "running" from "run" and "fitness" from "fit". */
export const stems: Migration = {
  async up(db: Kysely<unknown>) {
    await fillInSearchWords(db);
  },
};
