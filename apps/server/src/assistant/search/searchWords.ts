import type { Donation } from '@clothesline/api-client/contract';
import { entryOf, groupsOf, joinedStem, searchWords, tokensOf, type Entry } from '@clothesline/api-client/search';
import { LRUCache } from 'lru-cache';

/** The words by which the site's search finds a donation. */
export type SearchWords = ReadonlySet<string>;

export const hasAny = (words: SearchWords, options: readonly string[]) => options.some((option) => words.has(option));

/** Whether a donation has a name, or a related one, as the search understands both. */
export const saysName = (words: SearchWords, name: string) => groupsOf(name).every(({ wide }) => hasAny(words, wide));

/** The words of the categories that names stand for. */
export const categoryWords = (entries: readonly Entry[]) =>
  entries.flatMap(({ categories }) => categories.map((one) => `@${one.toLowerCase()}`));

const isThing = (stem: string) => entryOf(stem)?.facet === 'thing' && stem !== 'bundl';

/** Whether words name a thing: "tied" is no tie. */
const areThing = (words: readonly string[]) => isThing(joinedStem(words)) && !/..ed$/.test(words.at(-1) ?? '');

/** Words that a name does not go on behind: "a coat and a hat". */
const betweenNames = /[^\p{L}\p{N}\p{M}\s'’-]+|\b(?:and|or|with|y|o|con)\b/iu;

/** Stems of the things that a text names. Of several side by side the last is meant: a "denim jacket" is no denim. */
function namedThings(text: string): string[] {
  return text.split(betweenNames).flatMap((part) => {
    const tokens = tokensOf(part);
    const isPair = (at: number) => at > 0 && at < tokens.length && areThing(tokens.slice(at - 1, at + 1));
    return tokens.flatMap((token, at) => {
      const isNamed = isPair(at) || areThing([token]);
      const isLast = !isPair(at + 1) && !areThing(tokens.slice(at + 1, at + 2));
      return isNamed && isLast ? [joinedStem(isPair(at) ? tokens.slice(at - 1, at + 1) : [token])] : [];
    });
  });
}

interface Read {
  words: SearchWords;
  things: readonly string[];
}

const recent = new LRUCache<string, Read>({ max: 2000 });

function read(donation: Donation): Read {
  const { title, description, category } = donation;
  const key = [title, description, category].join('\n');
  const known = recent.get(key);
  if (known) return known;
  const inTitle = namedThings(title);
  const things = inTitle.length > 0 ? inTitle : namedThings(description);
  const found = { words: new Set(searchWords(donation)), things };
  recent.set(key, found);
  return found;
}

/** All words by which the site's search finds a donation. */
export const wordsOf = (donation: Donation): SearchWords => read(donation).words;

/** Stems of the things of a donation: those of its title; of a bundle, or a title that names none, of its description. */
export const thingsOf = (donation: Donation): readonly string[] => read(donation).things;
