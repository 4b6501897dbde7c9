import { allOf, inTitle, relatedInTitle, type WordGroup } from '../../search/index.js';
import { sql, type RawBuilder } from 'kysely';
import type { Search } from './search.js';

/** Requires a matching word for every group. */
export function wordConditions({ groups }: Pick<Search, 'groups'>) {
  const has = (words: (group: WordGroup) => readonly string[]) => hasEach(groups.map(words));
  return {
    words: has(({ direct }) => direct),
    title: has(({ direct }) => direct.map(inTitle)),
    relatedTitle: has(relatedInTitle),
    related: has(({ wide }) => wide),
  };
}

export function hasGroupWord({ wide }: WordGroup): RawBuilder<boolean> {
  return hasAny(wide);
}

export function hasAny(words: readonly string[]): RawBuilder<boolean> {
  return sql`search_words @@ ${words.map(lexeme).join(' | ')}::tsquery`;
}

/** Separate conditions for each group let the planner pick the index of the rarest group. */
function hasEach(groups: readonly (readonly string[])[]): RawBuilder<boolean> {
  return groups.length === 0 ? sql`true` : sql`(${sql.join(groups.map(hasAny), sql` and `)})`;
}

function lexeme(word: string): string {
  const quoted = word.split(allOf).map((one) => `'${one.replaceAll(/['\\]/g, '$&$&')}'`);
  return quoted.length === 1 ? quoted.join('') : `(${quoted.join(' & ')})`;
}
