import {
  corrected,
  knownWordsOf,
  shortestSimilar,
  vocabularyWords,
  type WordGroup,
} from '@clothesline/api-client/search';
import { sql, type Kysely } from 'kysely';
import type { NewDonation } from '../store.js';
import type { Tables } from '../tables.js';

/** Words that an instance remembers having stored. */
const mostRemembered = 50_000;

/** Words that are compared with one that is misspelled. */
const mostCompared = 2000;

export type RememberWords = (donations: readonly NewDonation[]) => Promise<void>;

/** Stores the words of donations that are not stored yet. A statement of its own: two that write do not wait for each other. */
export function createWordMemory(db: Kysely<Tables>): RememberWords {
  const remembered = new Set<string>();
  return async (donations) => {
    const words = [...new Set(donations.flatMap(knownWordsOf))].filter((word) => !remembered.has(word)).toSorted();
    if (words.length === 0) return;
    await sql`
      insert into known_words (word) select unnest(${words}::text[]) on conflict do nothing`.execute(db);
    if (remembered.size > mostRemembered) remembered.clear();
    for (const word of words) remembered.add(word);
  };
}

/** The groups with words that nobody uses replaced by similar ones that are used. */
export async function correctWords(db: Kysely<Tables>, groups: readonly WordGroup[]): Promise<WordGroup[]> {
  return Promise.all(groups.map(async (group) => corrected(group, await wordsLike(db, group.word))));
}

/** Words that share a half with the word: one wrong letter leaves the other half as it is. */
async function wordsLike(db: Kysely<Tables>, word: string): Promise<string[]> {
  if (word.length < shortestSimilar) return [];
  const half = Math.floor(word.length / 2);
  const [begins, ends] = [
    word.slice(0, half),
    word
      .slice(half + 1)
      .split('')
      .toReversed()
      .join(''),
  ];
  const { rows } = await sql<{ word: string }>`
    select word from known_words
    where length(word) between ${word.length - 1}::int and ${word.length + 1}::int
    and (word like ${`${begins}%`} or reverse(word) like ${`${ends}%`})
    limit ${mostCompared}`.execute(db);
  return [...vocabularyWords(), ...rows.map((row) => row.word)];
}
