import { joinWords, type WordGroup } from '../../search/index.js';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.js';
import { closestDonations, closeTier } from './closestDonations.js';
import { correctWords } from './knownWords.js';
import type { Search, SearchHits } from './search.js';
import { searchDonations } from './searchDonations.js';
import { hasWordOf } from './tsquery.js';

export interface Found extends SearchHits {
  /** The words that were looked for instead, where nothing has all that are asked for. */
  instead?: string;
  /** Text and words that all matches have. */
  asked?: Pick<Search, 'needle' | 'groups' | 'inEnglish'>;
}

/** Newest donations that are looked through for words in use. */
const newest = 1000;

const none: Found = { hits: [], total: 0, isEstimate: false };

/**
 * Finds donations by their words. If none has all of them, looks past one wrong letter in words that no donation uses,
 * and then for those that have the most of the words; not if only exact matches are asked for.
 */
export async function find(
  db: Kysely<Tables>,
  { isExact = false, ...search }: Search & { isExact?: boolean | undefined },
): Promise<Found> {
  const { before, groups, inEnglish = [] } = search;
  const isClose = before?.tier === closeTier;
  const exact = isClose ? none : await searchDonations(db, search);
  if (exact.total > 0 || isExact || groups.length === 0 || (before !== undefined && !isClose)) {
    return { ...exact, asked: { needle: search.needle, groups, inEnglish } };
  }
  const meant = await corrected(db, groups);
  const asked = { needle: undefined, groups: meant, inEnglish: [] };
  const asMeant = { ...search, ...asked };
  const isOther = meant.some((group, index) => group !== groups[index]);
  if (isOther && !isClose) {
    const found = await searchDonations(db, asMeant);
    if (found.total > 0) return { ...found, instead: joinWords(meant), asked };
  }
  const close = await closestDonations(db, asMeant);
  if (close.total > 0) return close;
  return inEnglish.length > 0 ? find(db, { ...search, needle: undefined, groups: inEnglish, inEnglish: [] }) : none;
}

async function corrected(db: Kysely<Tables>, groups: readonly WordGroup[]): Promise<readonly WordGroup[]> {
  const unused = await unusedGroups(db, groups);
  const meant = await correctWords(db, unused);
  return groups.map((group) => meant[unused.indexOf(group)] ?? group);
}

/** The groups whose words no donation has: first among the newest, then by the index, which would read long for a common word. */
async function unusedGroups(db: Kysely<Tables>, groups: readonly WordGroup[]): Promise<WordGroup[]> {
  const used = groups.map((_, index) => sql.ref(`used${index}`));
  const uses = await sql<{ are: boolean[] }>`
    select array[${sql.join(used.map((name) => sql`coalesce(bool_or(${name}), false)`))}] as are
    from (
      select ${sql.join(groups.map((group, index) => sql`${hasWordOf(group)} as ${used[index]}`))}
      from visible_donations order by id desc limit ${newest}
    ) latest`.execute(db);
  const unseen = groups.filter((_, index) => uses.rows[0]?.are[index] !== true);
  if (unseen.length === 0) return [];
  // Materialized: a planner that expects to meet the words soon would walk all donations.
  const found = unseen.map((_, index) => sql.ref(`found${index}`));
  const { rows } = await sql<{ are: boolean[] }>`
    with ${sql.join(
      unseen.map(
        (group, index) =>
          sql`${found[index]} as materialized (select id from visible_donations where ${hasWordOf(group)})`,
      ),
    )}
    select array[${sql.join(found.map((name) => sql`exists (select from ${name})`))}] as are`.execute(db);
  return unseen.filter((_, index) => rows[0]?.are[index] !== true);
}
