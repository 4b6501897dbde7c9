import type { Migration } from 'kysely/migration';

/**
 * The words that donations are searched by hold the sizes that are read since: "M/L", "5/6", "large women's". Migration 045
 * fills them in, for all before.
 */
export const moreSizes: Migration = {
  async up() {},
};
