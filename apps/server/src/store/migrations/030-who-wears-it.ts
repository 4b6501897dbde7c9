import type { Migration } from 'kysely/migration';

/**
 * The words that donations are searched by say who wears what names nobody, and hold sizes that are written in Spanish.
 * Migration 045 fills them in.
 */
export const whoWearsIt: Migration = {
  async up() {},
};
