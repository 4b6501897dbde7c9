import { allOf, inTitle, relatedInTitle, type WordGroup } from '../../search/index.js';
import { sql, type RawBuilder } from 'kysely';
import type { Search } from './search.js';

/** Conditions on the `search_words` of a donation: it has a word of each group. */
export function wordConditions({ groups }: Pick<Search, 'groups'>) {
  const has = (words: (group: WordGroup) => readonly string[]) => hasEach(groups.map(words));
  return {
    /** The words themselves, anywhere. */
    words: has(({ direct }) => direct),
    /** The words themselves, in the title or the category. */
    title: has(({ direct }) => direct.map(inTitle)),
    /** Those and related words, in the title or the category. */
    relatedTitle: has(relatedInTitle),
    /** Those and related words, anywhere: includes all of the above. */
    related: has(({ wide }) => wide),
  };
}

/** Whether a donation has a word of the group, or a related one. */
export function hasWordOf({ wide }: WordGroup): RawBuilder<boolean> {
  return hasAny(wide);
}

/** Whether a donation has any of the words; false without words. */
export function hasAny(words: readonly string[]): RawBuilder<boolean> {
  return sql`search_words @@ ${words.map(lexeme).join(' | ')}::tsquery`;
}

/** One condition per group instead of a single query, which lets an index skip what a rarer group excludes. */
function hasEach(groups: readonly (readonly string[])[]): RawBuilder<boolean> {
  return groups.length === 0 ? sql`true` : sql`(${sql.join(groups.map(hasAny), sql` and `)})`;
}

/** Formats a word for a tsquery; joined by "&" for texts of several words. */
function lexeme(word: string): string {
  const quoted = word.split(allOf).map((one) => `'${one.replaceAll(/['\\]/g, '$&$&')}'`);
  return quoted.length === 1 ? quoted.join('') : `(${quoted.join(' & ')})`;
}
