import { allOf, inTitle, relatedInTitle, type WordGroup } from '../../search/index.js';
import { sql, type RawBuilder } from 'kysely';
import type { Search } from './search.js';

/** Conditions on `search_words`: a word of each group. */
export function wordConditions({ groups }: Pick<Search, 'groups'>) {
  const has = (words: (group: WordGroup) => readonly string[]) => hasEach(groups.map(words));
  return {
    words: has(({ direct }) => direct),
    title: has(({ direct }) => direct.map(inTitle)),
    /** Also related words. */
    relatedTitle: has(relatedInTitle),
    /** Anywhere; includes all of the above. */
    related: has(({ wide }) => wide),
  };
}

/** Includes related words. */
export function hasWordOf({ wide }: WordGroup): RawBuilder<boolean> {
  return hasAny(wide);
}

export function hasAny(words: readonly string[]): RawBuilder<boolean> {
  return sql`search_words @@ ${words.map(lexeme).join(' | ')}::tsquery`;
}

/** A condition per group, so that an index on the rarer group is used. */
function hasEach(groups: readonly (readonly string[])[]): RawBuilder<boolean> {
  return groups.length === 0 ? sql`true` : sql`(${sql.join(groups.map(hasAny), sql` and `)})`;
}

/** Joins several words with "&". */
function lexeme(word: string): string {
  const quoted = word.split(allOf).map((one) => `'${one.replaceAll(/['\\]/g, '$&$&')}'`);
  return quoted.length === 1 ? quoted.join('') : `(${quoted.join(' & ')})`;
}
