import { inTitle, type WordGroup } from '@clothesline/api-client/search';

/** What `search_words` is asked for, as PostgreSQL's `tsquery`. */
export function queriesOf(groups: readonly WordGroup[]) {
  return {
    /** The words themselves, anywhere. */
    words: allOf(groups.map(({ direct }) => direct)),
    /** The words themselves, in the title or the category. */
    title: allOf(groups.map(({ direct }) => direct.map(inTitle))),
    /** Those and related words, in the title or the category. */
    relatedTitle: allOf(groups.map(({ wide }) => wide.map(inTitle))),
    /** Those and related words, anywhere: includes all of the above. */
    related: allOf(groups.map(({ wide }) => wide)),
  };
}

/** Any of the words of a group. */
export function queryOfGroup({ wide }: WordGroup): string {
  return anyOf(wide);
}

/** Any of the words; nothing where there are none. */
export function anyOf(words: readonly string[]): string {
  return words.map(lexeme).join(' | ');
}

function allOf(groups: readonly (readonly string[])[]): string {
  return groups.map((words) => `(${anyOf(words)})`).join(' & ');
}

function lexeme(word: string): string {
  return `'${word.replaceAll(/['\\]/g, '$&$&')}'`;
}
