import type { WordGroup } from '@clothesline/api-client/search';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.js';
import { closestDonations, closeTier } from './closestDonations.js';
import { correctWords } from './knownWords.js';
import { searchDonations, type Search, type SearchHits } from './searchDonations.js';
import { queryOfGroup } from './tsquery.js';

export interface Found extends SearchHits {
  /** The words that were looked for instead, where nothing has all that are asked for. */
  instead?: string;
}

const none: Found = { hits: [], total: 0, isEstimate: false };

/**
 * Finds donations by their words. Where none has all of them, looks past one wrong letter in words that nobody uses, and
 * then for those that have the most of the words.
 */
export async function find(db: Kysely<Tables>, search: Search): Promise<Found> {
  const { before, groups } = search;
  const isClose = before?.tier === closeTier;
  const exact = isClose ? none : await searchDonations(db, search);
  if (exact.total > 0 || groups.length === 0 || (before !== undefined && !isClose)) return exact;
  const meant = await corrected(db, groups);
  const asMeant = { ...search, needle: undefined, groups: meant };
  const isOther = meant.some((group, index) => group !== groups[index]);
  if (isOther && !isClose) {
    const found = await searchDonations(db, asMeant);
    if (found.total > 0) return { ...found, instead: wordsOf(meant) };
  }
  const close = await closestDonations(db, asMeant);
  return close.total === 0 ? none : { ...close, instead: wordsOf(close.groups) };
}

async function corrected(db: Kysely<Tables>, groups: readonly WordGroup[]): Promise<readonly WordGroup[]> {
  const each = groups.map(
    (group) => sql`exists (select from donations where search_words @@ ${queryOfGroup(group)}::tsquery)`,
  );
  const { rows } = await sql<{ are: boolean[] }>`select array[${sql.join(each)}] as are`.execute(db);
  const missing = groups.filter((_, index) => rows[0]?.are[index] !== true);
  const meant = await correctWords(db, missing);
  return groups.map((group) => meant[missing.indexOf(group)] ?? group);
}

function wordsOf(groups: readonly WordGroup[]): string {
  return groups.map(({ word }) => word).join(' ');
}
