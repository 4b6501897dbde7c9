import { namesIn } from '../language/names.js';
import { stemFor } from '../language/stems.js';
import { wishIn } from '../wishes/wish.js';

/** Before a thing, that it is of what was shown: "the trousers", "its soles". */
export const definite = /\b(?:the|its|their|his|her|that|those|these|this)(?: \w+)? $/;

/** Words that stand for what was shown. */
const pronouns = new Set("it its it's that this they them their those these each both she he".split(' '));

/** What "the" is said of, where it is one of those that were shown: "the woolly one". */
const heads = new Set('one ones thing things pair first second third fourth last other'.split(' '));

/** The most words from "the" to what it is said of. */
const farthest = 4;

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}'-]+/u);

/** The words between "the" and "one"; undefined where nothing is pointed at in this way. */
function describedIn(words: readonly string[]): readonly string[] | undefined {
  for (const [at, word] of words.entries()) {
    const start = heads.has(word) ? words.lastIndexOf('the', at) : -1;
    if (start >= 0 && at - start <= farthest) return words.slice(start + 1, at);
  }
  return undefined;
}

/** Of each word that says which one is meant, the stems that say it: of "the green silk one", and of "the raincoat". */
export function describedWords(message: string): (readonly string[])[] {
  const words = (describedIn(wordsOf(message)) ?? []).filter((word) => !heads.has(word));
  const things = wishIn(message).things.filter(({ word }) => definite.test(textBefore(message, word)));
  const namesOf = (word: string) =>
    namesIn(word).names.flatMap(({ entry }) => [...entry.names, ...entry.kinds, ...entry.related]);
  return [
    ...words.map((word) => [stemFor(word), ...namesOf(word)]),
    ...things.map(({ stem, entry }) => [stem, ...entry.names, ...entry.kinds]),
  ];
}

export const textBefore = (text: string, word: string) => text.slice(0, Math.max(0, text.indexOf(word)));

export function pointsAt(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word) => pronouns.has(word)) || describedIn(words) !== undefined;
}
