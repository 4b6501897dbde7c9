import type { Donation } from '@clothesline/api-client/contract';
import { knownWords, shortestSimilar, stemWord } from '../../search/index.js';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../store/tables.js';
import { hasAny } from './tsquery.js';

const maxCompared = 2000;

type Named = Pick<Donation, 'title' | 'locationName'>;

const distinctWords = (donations: readonly Named[]) => [...new Set(donations.flatMap(knownWords))].toSorted();

export async function addKnownWords(db: Kysely<Tables>, donations: readonly Named[]): Promise<void> {
  await sql`
    insert into known_words (word) select unnest(${distinctWords(donations)}::text[]) on conflict do nothing`.execute(
    db,
  );
}

export async function forgetWords(db: Kysely<Tables>, donations: readonly Named[]): Promise<void> {
  for (const word of distinctWords(donations)) {
    const hasIt = hasAny([stemWord(word)]);
    const { rows } = await sql`select from donations where ${hasIt} limit 1`.execute(db);
    if (rows.length > 0) continue;
    await db.deleteFrom('known_words').where('word', '=', word).execute();
  }
}

/** A single typo leaves half of the word intact, so look for words with the same first or second half. */
export function findSimilarWords(word: string): RawBuilder<string> {
  const half = Math.floor(word.length / 2);
  const ends = Array.from(word.slice(half + 1))
    .toReversed()
    .join('');
  return sql`
    select word from known_words
    where ${word.length >= shortestSimilar} and length(word) between ${word.length - 1}::int and ${word.length + 1}::int
    and (word like ${`${word.slice(0, half)}%`} or reverse(word) like ${`${ends}%`})
    limit ${maxCompared}`;
}
