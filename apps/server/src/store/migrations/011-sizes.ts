import type { Migration } from 'kysely/migration';

/** The words that donations are searched by hold their sizes. Migration 045 fills them in, for all before. */
export const sizes: Migration = {
  async up() {},
};
