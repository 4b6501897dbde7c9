import { isStopWord, tokensOf } from '@clothesline/api-client/search';
import { isFiller } from '../language/fillers.js';
import { namesIn } from '../language/names.js';
import { stemFor } from '../language/stems.js';
import { namesFeature } from '../wishes/aspects.js';
import { wishIn } from '../wishes/wish.js';

/** Before a thing, that it is of what was shown: "the trousers", "its soles". */
export const definite = /\b(?:the|its|their|his|her|that|those|these|this)(?: \w+)? $/;

/** Whether a message means one of those that were shown: "the blue one". */
export const saysOne = (message: string) => /\b(?:the|that) (?:[\p{L}-]+ ){1,3}ones?\b/u.test(message);

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

/** What "the" is said of, up to a mark or four words long. */
const phrase = /(?<!\b(?:in|from|at|near|around|by|on) )\b(the|that|those|these) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+)/gu;

/** Ends what is named: "the boots are", "the shirt with". */
const endsName =
  /^(?:is|are|was|were|has|have|does|do|did|can|could|will|would|with|for|in|from|on|at|of|to|and|or|that|it|they|who|whose|what|what's|how|where|when|which|then|though|please|by|as|sounds|looks|seems|come|comes|fit|fits)$/;

/** What has a size, or a part of a body: no thing by itself. */
const ofMeasure =
  /\b(?:waist|neck|chest|hips?|bust|legs?|inseam|shoulders?|knees?|ankles?|toes?|width|height|length|fabric|material|handles?|cuffs?|hem|rest|lot|same|two)\b/;

/** Whether a message names one by its color: "the blue one", not "are the boots blue". */
export const isNamedByColor = (message: string) =>
  [...message.matchAll(phrase)].some(([, , said = '']) =>
    said
      .split(' ')
      .slice(0, -1)
      .some((word) => namesIn(word).names.some(({ entry }) => entry.facet === 'color')),
  );

/** The words that name one thing: of "the denim jacket"; undefined where none is named, or only a part. */
export function namedWords(message: string): readonly string[] | undefined {
  for (const [, article, said = ''] of message.matchAll(phrase)) {
    const all = said.split(' ');
    const end = all.findIndex((word) => endsName.test(word));
    const words = end < 0 ? all : all.slice(0, end);
    const isOne = words.some((word) => heads.has(word));
    const content = words.filter((word) => !heads.has(word) && !isStopWord(word) && !isFiller(word));
    const { names, unknown } = namesIn(content.join(' '));
    const isThing = names.some(({ entry, word }) => entry.facet === 'thing' && !namesFeature(word));
    const isLook = isOne && names.some(({ entry }) => entry.facet === 'material' || entry.facet === 'color');
    // A thing that is in no vocabulary is named by one word: "the basket".
    const isPlain =
      (article === 'the' || (article === 'that' && end === 1)) &&
      unknown.length === 1 &&
      names.length === 0 &&
      !namesFeature(words.join(' ')) &&
      !ofMeasure.test(said);
    if (isThing || isLook || isPlain) return content.flatMap(tokensOf);
  }
  return undefined;
}

/** Stems of words behind "the" that are in no vocabulary: of "what is wrong with the fringe". */
export const partsNamed = (text: string): readonly string[] =>
  wishIn(text)
    .unknown.filter((word) => /\bthe $/.test(textBefore(text, word)))
    .map(stemFor);

export const textBefore = (text: string, word: string) => text.slice(0, Math.max(0, text.indexOf(word)));

export function pointsAt(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word) => pronouns.has(word)) || describedIn(words) !== undefined;
}
