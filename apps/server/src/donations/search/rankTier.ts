import { sql, type RawBuilder } from 'kysely';
import { isShortName } from '../../search/index.js';
import { fits, type Filters } from './filters.js';
import type { Search } from './search.js';
import { contains } from './substring.js';
import { wordConditions } from './tsquery.js';

/**
 * The rank of a row, or null if it doesn't match.
 * - 0 and 1: the exact text appears as whole words, or inside words
 * - 2 and 3: all words appear in the title, or anywhere
 * - 4 and 5: related words appear in the title, or anywhere
 * - 6: a short name appears inside words (see `isShortName`)
 */
export function rankTier(search: Pick<Search, 'needle' | 'groups' | keyof Filters>): RawBuilder<number | null> {
  const { needle, groups } = search;
  const { words, title, relatedTitle, related } = wordConditions(search);
  const isOther = sql`when not ${fits(search)} then null`;
  const holds =
    needle === undefined
      ? sql``
      : sql`when ${contains(sql`search_text`, needle)} then case when ${words} then 0 else 1 end`;
  if (needle !== undefined && isShortName(groups)) {
    return sql`case ${isOther}
      when ${words} then case when ${contains(sql`search_text`, needle)} then 0 when ${title} then 2 else 3 end
      when ${relatedTitle} then 4
      when ${related} then 5
      when ${contains(sql`search_text`, needle)} then 6 end`;
  }
  if (groups.length === 0) return sql`case ${isOther} ${needle === undefined ? sql`else 0` : holds} end`;
  return sql`case ${isOther} ${holds}
    when not ${related} then null
    when ${title} then 2
    when ${words} then 3
    when ${relatedTitle} then 4
    else 5 end`;
}
