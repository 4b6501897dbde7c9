import { entryOf, tokensOf } from '@clothesline/api-client/search';
import type { Topic } from '../topics/topic.js';
import { plain, type Language } from '../language/language.js';
import { stemFor } from '../language/stems.js';
import { englishExamples } from './data/englishExamples.js';
import { spanishExamples } from './data/spanishExamples.js';
import type { Question } from './intent.js';

/* A classifier that learns what messages mean from examples, for wordings that no pattern reads. */

/** What is asked of something that was shown, which others are asked for, what is asked about the site; or a wish for clothes. */
export type Meaning =
  | `item.${Question}`
  | 'more.more'
  | 'more.closer'
  | 'more.bigger'
  | 'more.smaller'
  | 'more.colors'
  | Topic
  | 'wish';

export interface Meant {
  meaning: Meaning;
  /** How much more probable it is than the next meaning, as a natural logarithm. */
  certainty: number;
  /** The share of its words that examples have, from 0 to 1. */
  known: number;
}

/** Words that are compared as one word. */
const kinds: Readonly<Record<string, string>> = {
  '#it': 'it its this that these those them one ones both any',
  '#first': 'first second third fourth last 1st 2nd 3rd',
  '#who':
    'they he she him her donor owner giver person somebody someone lady guy woman man people seller poster anyone anybody nobody',
  '#day':
    'today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday weekend weekends morning afternoon evening noon weekday weekdays',
  '#i': 'i me we us im my mine our',
};

const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, words]) => words.split(' ').map((word): [string, string] => [word, kind])),
);

/** A word as it is compared: garments, colors and numbers are all alike. */
function compared(word: string): string {
  const kind = kindOf.get(word);
  if (kind !== undefined) return kind;
  if (/^\d/.test(word)) return '#number';
  const facet = entryOf(stemFor(word))?.facet;
  return facet === 'thing' ? '#it' : facet === 'color' ? '#color' : stemFor(word);
}

/** Letters of the parts of a word that are compared, so that "mesages" is like "messages". */
const partLength = 4;

/** How much a part of a word says, beside the word itself. */
const partWeight = 0.5;

/** What is compared of a message: its words, each two that stand together, and parts of words; with their weights. */
function featuresOf(message: string, language: Language): Map<string, number> {
  const words = tokensOf(plain(message, language).replaceAll("'", ''))
    .map(compared)
    .filter((word, at, all) => word !== all[at - 1]);
  const features = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    features.set(word, 1);
    features.set(`${words[at - 1] ?? '^'} ${word}`, 1);
    if (word.length < partLength || word.startsWith('#')) continue;
    const whole = `^${word}$`;
    for (let start = 0; start + partLength <= whole.length; start += 1) {
      features.set(`~${whole.slice(start, start + partLength)}`, partWeight);
    }
  }
  if (words.length > 0) features.set(`${words.at(-1)} $`, 1);
  return features;
}

/** What is added to each count, so that a feature that a meaning never had does not rule it out. */
const smoothing = 0.05;

/** How often meanings had features in the examples. */
interface Counts {
  byMeaning: Map<Meaning, Map<string, number>>;
  all: Map<string, number>;
}

/** What a feature says for each meaning, in their order, as a natural logarithm. */
interface Learned {
  counts: Counts;
  meanings: readonly Meaning[];
  weights: ReadonlyMap<string, Float32Array>;
}

const learned: Partial<Record<Language, Learned>> = {};

type Examples = Partial<Record<keyof typeof englishExamples, string>>;

/** Reads the examples of a language, once: about a third of a second. Spanish is read in English words as far as there are any: it is like both. */
function learn(language: Language): Learned {
  const counts: Counts =
    language === 'en' ? { byMeaning: new Map(), all: new Map() } : structuredClone((learned.en ??= learn('en')).counts);
  const examples: Examples = language === 'en' ? englishExamples : spanishExamples;
  for (const [meaning, lines] of Object.entries(examples) as [keyof Examples, string][]) {
    for (const line of lines.split(/[|\n]/)) add(counts, meaning, featuresOf(line.trim(), language));
  }
  return { counts, meanings: [...counts.byMeaning.keys()], weights: weightsOf(counts) };
}

function add({ byMeaning, all }: Counts, meaning: Meaning, features: ReadonlyMap<string, number>): void {
  const own = byMeaning.get(meaning) ?? new Map<string, number>();
  byMeaning.set(meaning, own);
  for (const [feature, weight] of features) {
    own.set(feature, (own.get(feature) ?? 0) + weight);
    all.set(feature, (all.get(feature) ?? 0) + weight);
  }
}

/** How much more probable each feature is in a meaning than in all others. */
function weightsOf({ byMeaning, all }: Counts): Map<string, Float32Array> {
  const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0);
  const total = sum(all);
  const smoothed = smoothing * all.size;
  const meanings = [...byMeaning.values()].map((own) => ({ own, size: sum(own) }));
  return new Map(
    [...all].map(([feature, everywhere]) => [
      feature,
      Float32Array.from(meanings, ({ own, size }) => {
        const inside = own.get(feature) ?? 0;
        const outside = everywhere - inside;
        return Math.log((inside + smoothing) / (size + smoothed) / ((outside + smoothing) / (total - size + smoothed)));
      }),
    ]),
  );
}

/** Asked by who gives something, and not of what was shown. */
const ofGivers: ReadonlySet<Meaning> = new Set([
  'donate',
  'bundle',
  'condition',
  'listingTime',
  'remove',
  'taxes',
  'choosing',
  'ownPhotos',
  'listingSize',
]);

/** Where a message stands, as far as those before it tell. */
export interface Situation {
  /** Whether it is written by somebody who gives: the last question was one of theirs. */
  isGiving: boolean;
  /** Whether a donation was shown. */
  hasShown: boolean;
}

/** Whether a topic is one of who gives. */
export const isOfGiver = (topic: Topic) => ofGivers.has(topic);

/** What each fact of the situation that speaks against a meaning takes from its score, as a natural logarithm. */
const unlikely = 3;

/** How many facts of the situation speak against a meaning. */
function mismatches(meaning: Meaning, { isGiving, hasShown }: Situation): number {
  const isOfShown = meaning.startsWith('item.') || meaning.startsWith('more.');
  if (ofGivers.has(meaning)) return hasShown && !isGiving ? 1 : 0;
  return isOfShown ? (isGiving ? 1 : 0) + (hasShown ? 0 : 1) : 0;
}

/** What a message means most likely: a naive Bayes classifier, which compares each meaning with all others. */
export function meantBy(message: string, language: Language, situation?: Situation): Meant {
  const { meanings, weights } = (learned[language] ??= learn(language));
  const said = [...featuresOf(message, language)];
  const words = said.filter(([feature]) => !/[~ ]/.test(feature));
  const scores = new Float64Array(meanings.length);
  for (const [feature, weight] of said) {
    for (const [at, likelihood] of weights.get(feature)?.entries() ?? []) {
      scores[at] = (scores[at] ?? 0) + weight * likelihood;
    }
  }
  const [best, next] = meanings
    .map((meaning, at) => ({
      meaning,
      score: (scores[at] ?? 0) - unlikely * (situation ? mismatches(meaning, situation) : 0),
    }))
    .toSorted((one, other) => other.score - one.score);
  if (!best || words.length === 0) return { meaning: 'wish', certainty: 0, known: 0 };
  const known = words.filter(([word]) => weights.has(word)).length / words.length;
  return { meaning: best.meaning, certainty: best.score - (next?.score ?? 0), known };
}
