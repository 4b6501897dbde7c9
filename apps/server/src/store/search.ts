import { allItems, searchNeedle } from '@clothesline/api-client/contract';
import { sql, type RawBuilder } from 'kysely';
import type { ListFilter } from './store.js';

/** A LIKE pattern that finds the text as it is anywhere. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** A regular expression that finds words that begin so. Words of other scripts than Latin are found anywhere in a word. */
export function beginning(word: string): string {
  const literal = word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  // The embedded store's locale is C: it knows no word borders beyond ASCII.
  return /^[a-z0-9]/.test(word) ? String.raw`\m${literal}` : literal;
}

/** The SQL condition of a list's filter. */
export function matching({ category, search = '' }: ListFilter): RawBuilder<boolean> {
  const needle = searchNeedle(search);
  const conditions = [
    ...(category === undefined || category === '' || category === allItems
      ? []
      : [sql<boolean>`category = ${category}`]),
    ...(needle === '' ? [] : [sql<boolean>`search_text like ${containing(needle)}`]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
