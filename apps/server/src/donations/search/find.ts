import { sql, type Kysely } from 'kysely';
import { corrected, joinWords, type WordGroup } from '../../search/index.js';
import type { Tables } from '../../store/tables.js';
import { closestDonations, closeTier } from './closestDonations.js';
import { findSimilarWords } from './knownWords.js';
import type { Search, SearchHits } from './search.js';
import { searchDonations } from './searchDonations.js';
import { hasGroupWord } from './tsquery.js';

export interface Found extends SearchHits {
  instead?: string;
  asked?: Pick<Search, 'needle' | 'groups'>;
}

/**
 * Finds donations with a single query. If nothing matches, it retries with corrected spelling and then with most of the
 * words, unless only exact matches were requested.
 */
export async function find(
  db: Kysely<Tables>,
  { isExact = false, ...search }: Search & { isExact?: boolean | undefined },
): Promise<Found> {
  const { before, groups, needle } = search;
  const isClose = before?.tier === closeTier;
  if (!isClose) {
    const exact = await searchDonations(db, search);
    if (exact.total > 0 || isExact || groups.length === 0) return { ...exact, asked: { needle, groups } };
  }
  const asked = { needle: undefined, groups: await correctGroups(db, groups) };
  const isOther = asked.groups.some((group, index) => group !== groups[index]);
  if (isOther && !isClose) {
    const found = await searchDonations(db, { ...search, ...asked });
    if (found.total > 0) return { ...found, instead: joinWords(asked.groups), asked };
  }
  return closestDonations(db, { ...search, ...asked });
}

async function correctGroups(db: Kysely<Tables>, groups: readonly WordGroup[]): Promise<readonly WordGroup[]> {
  const unknown = groups.filter(({ kind }) => kind === 'unknown');
  if (unknown.length === 0) return groups;
  const { rows } = await sql<{ isUsed: boolean; similar: string[] }>`${sql.join(
    unknown.map(
      (group) => sql`(with used as materialized (select id from visible_donations where ${hasGroupWord(group)})
        select exists (select from used) as "isUsed",
        array(${findSimilarWords(group.word)}) as similar)`,
    ),
    sql` union all `,
  )}`.execute(db);
  return groups.map((group) => {
    const row = rows[unknown.indexOf(group)];
    return !row || row.isUsed ? group : corrected(group, row.similar);
  });
}
