import type { SearchTerm } from './store.js';

/** Stands for the number of a thousand in a query. */
export const blockMark = '#';

/** A condition on the index of words, and whether what it finds has to be looked at still. */
export interface WordQuery {
  /** As PostgreSQL's `tsquery`, with the mark for the thousand. */
  text: string;
  isExact: boolean;
}

/** Every donation of the thousand. */
const every: WordQuery = { text: lexeme(''), isExact: false };

/** What one of a term's words or categories is enough for. */
export function queryOfTerm({ words, categories }: SearchTerm): WordQuery {
  const options = [
    ...categories.map((category) => ({ text: lexeme(`@${category.toLowerCase()}`), isExact: !category.includes(' ') })),
    ...words.filter((word) => !words.some((other) => isFoundBy(word, other))).map(queryOfWord),
  ];
  if (options.length === 0) return { ...every, isExact: true };
  if (options.some(({ text }) => text === every.text)) return every;
  return {
    text: `(${options.map(({ text }) => text).join(' | ')})`,
    isExact: options.every(({ isExact }) => isExact),
  };
}

/** Whether asking for the other word finds each one of this word too: "shirt" finds "t-shirt". */
function isFoundBy(word: string, other: string): boolean {
  return (
    word !== other &&
    isPlain(other) &&
    !isPlain(word) &&
    partsOf(word).some((part, place) => place > 0 && part.startsWith(other))
  );
}

/** What has to be there where a place's name begins so. */
export function queryOfPlace(place: string): WordQuery {
  return { ...queryOfWord(place), isExact: false };
}

export function queryOfAll(queries: readonly WordQuery[]): string {
  return [every.text, ...queries.map(({ text }) => text)].join(' & ');
}

/** The index knows words of Latin letters and digits. Of others it finds those that hold such, at least. */
function queryOfWord(word: string): WordQuery {
  const parts = partsOf(word);
  if (parts.length === 0) return every;
  // Only the last part may go on; a part longer than the index keeps in one piece is looked at afterwards.
  const isLast = (place: number) => place === parts.length - 1 && /[a-z0-9]$/.test(word);
  const all = parts.map((part, place) => `${lexeme(part.slice(0, 100))}${isLast(place) ? ':*' : ''}`);
  return {
    text: all.length === 1 ? (all[0] ?? '') : `(${all.join(' & ')})`,
    isExact: isPlain(word),
  };
}

function partsOf(word: string): string[] {
  return word.split(/[^a-z0-9]+/).filter((part) => part !== '');
}

function isPlain(word: string): boolean {
  return /^[a-z0-9]{1,100}$/.test(word);
}

function lexeme(text: string): string {
  return `'${blockMark}/${text.replaceAll(/['\\]/g, '$&$&')}'`;
}
