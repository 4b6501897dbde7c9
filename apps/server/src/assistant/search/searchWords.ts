import { groupWords } from '@clothesline/api-client/search';

/** The words by which the site's search finds a donation. */
export type SearchWords = ReadonlySet<string>;

export const hasAny = (words: SearchWords, options: readonly string[]) => options.some((option) => words.has(option));

/** Whether a donation has a name, or a related one, as the search understands both. */
export const saysName = (words: SearchWords, name: string) => groupWords(name).every(({ wide }) => hasAny(words, wide));
