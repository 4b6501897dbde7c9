import { isStopWord, tokensOf } from '@clothesline/api-client/search';
import { namesFeature } from '../wishes/aspects.js';
import { namedIn } from '../messages/cards.js';
import { allMessages } from '../messages/messages.js';
import { isFiller } from '../language/fillers.js';
import { namesIn } from '../language/names.js';
import { stemFor } from '../language/stems.js';
import { ordinalIn } from '../understand/understand.js';
import { isNamedByColor } from './described.js';

/** A donation that an answer named. */
export interface Shown {
  id: number;
  title: string;
  /** Stems of its title. */
  stems: ReadonlySet<string>;
}

const shownLine = /^• (.*): \/donations\/(\d{1,10})$/gm;

/** The donations that the lines of an answer name, with the words of their titles. */
export function shownIn(answer: string): Shown[] {
  return [...answer.matchAll(shownLine)].map(([, line = '', id]) => ({
    id: Number(id),
    title: line.slice(0, line.lastIndexOf(', ')),
    stems: new Set(tokensOf(line.slice(0, line.lastIndexOf(', '))).map(stemFor)),
  }));
}

/** The only donation that an answer names as fitting, whatever it names beside it; undefined where there are several. */
export function onlyOne(answer: string): number | undefined {
  const close = allMessages.map(({ alsoClose }) => alsoClose).find((heading) => answer.includes(heading));
  const [before = '', after] = close === undefined ? [answer] : answer.split(close);
  // Behind another heading there is something else that fits.
  const isLast = after === undefined || !/\n\n/.test(after.trim());
  const fitting = namedIn(before);
  return isLast && fitting.length === 1 ? fitting[0] : undefined;
}

/** Points at one that was shown: "the denim one", "is the green hoodie still there". */
const pointing = /\b(?:the|that|this|it|they|them)\b/;

/** Asks whether there are some, rather than about one. */
const askingForSome = /\b(?:do you (?:also )?have|is there|are there|looking for|i need|show me)\b/;

/** Which of those that were shown a message names by words that no other title has; one that `isAboutThem` asks for no others. */
export function namedAmong(text: string, shown: readonly Shown[], isAboutThem = false): number | undefined {
  if (!isAboutThem && askingForSome.test(text)) return undefined;
  const [named, other] = mostNamed(text, shown);
  return named && !other ? shown.indexOf(named) : undefined;
}

/** Both of two: "are both from one person", "those two". */
const both = /\bboth(?: of (?:them|these|those))?\b|\b(?:the|these|those) two\b(?! \p{L}+s\b)/u;

/** Whether a message means both of two. */
export const isOfBoth = (text: string) => both.test(text);

/** Stands for the one that was spoken of last. */
const lastOne = /\b(?:that|this|it)(?: one)?\W*$/;

/** Those that a message names one by one: "that one and the scarf"; undefined where it names fewer than two. */
export function eachNamed(
  text: string,
  { seen, titles, one }: { seen: readonly Shown[]; titles: readonly Shown[]; one: number | undefined },
): number[] | undefined {
  if (/\bfirst (?:two|2)\b/.test(text) && titles.length > 1) return titles.slice(0, 2).map(({ id }) => id);
  const [first = '', ...rest] = text.split(/\b(?:and|plus|with)\b(?: also)?/);
  if (rest.length === 0) return undefined;
  const ids = [first, ...rest].flatMap((part) => {
    const counted = titles.at(ordinalIn(part) ?? titles.length);
    const named = counted ? [counted] : mostNamed(part, seen);
    // What was shown last is meant where two are called so.
    const last = named.at(-1);
    return last ? [last.id] : one !== undefined && lastOne.test(part.trim()) ? [one] : [];
  });
  const each = [...new Set(ids)];
  return each.length > 1 ? each : undefined;
}

/** Asks whether something is so, and names nothing: "is it wool?" is of no wool coat. */
const predicate =
  /^(?:and |so |but |ok )*(?:is|are|was|were) (?:it|they|this|that|these|those) (?!.*\b(?:the|ones?)\b)[^,.;]{1,40}$/;

/** Whether words are colors and nothing else: "is it a dark gray" names none by its color. */
const isOfColor = (words: readonly string[]) =>
  words.length > 0 && words.every((word) => namesIn(word).names.some(({ entry }) => entry.facet === 'color'));

/** Those of which a message has the most words of the title; none where it points at none. */
export function mostNamed(text: string, shown: readonly Shown[]): readonly Shown[] {
  if (!pointing.test(text) || predicate.test(text)) return [];
  const said = tokensOf(text).filter((word) => !isFiller(word) && !isStopWord(word));
  // "Do the shorts have pockets" is of the shorts.
  const names = said.filter((word) => !namesFeature(word));
  const words = [...new Set((names.length > 0 ? names : said).map(stemFor))];
  // "The ties" are neckties.
  const wordsOf = (word: string) => [word, ...namesIn(word).names.flatMap(({ entry }) => entry.names)];
  const countOf = ({ stems }: Shown) => words.filter((word) => wordsOf(word).some((one) => stems.has(one))).length;
  const most = Math.max(0, ...shown.map(countOf));
  if (most === 0 || (isOfColor(words) && !isNamedByColor(text))) return [];
  return shown.filter((one) => countOf(one) === most);
}
