import { readEntry, splitWords, stemWord, withEnglishNames } from '../../search/index.js';
import { languageData } from '../language/data.js';
import { languages, readSections, type Language } from '../language/language.js';
import alikeWords from './alikeWords.txt';
import { getTexts } from '../../language/texts.js';
import { help } from '../../locales/assistant/en/help.js';

/** Used both as a key in the `assistant` catalog and as a section in the example files. */
export type Topic = string;

const only = new Set<Topic>(
  'donate bundle onlyClothes choosing listingTime listingSize listingCount ownPhotos taxes wanted'.split(' '),
);
const often = new Set<Topic>('condition remove removeAccount account noShow pickup noShop'.split(' '));
const also = new Set<Topic>('privacy anonymous safety cost'.split(' '));

export const tellsGiver = (topic: Topic) => only.has(topic);

/** Topics that make further donor questions more likely */
export const isDonorTopic = (topic: Topic) => only.has(topic) || often.has(topic);

export const isOfGiver = (topic: Topic) => isDonorTopic(topic) || also.has(topic);

export type Question = 'how' | 'state' | 'donor' | 'place' | 'time' | 'listed' | 'size' | 'more';

export type Others = 'more' | 'closer' | 'bigger' | 'smaller' | 'colors';

/** A topic, `item.` plus a question, `more.` plus a kind, or `wish`. */
export type Meaning = string;

type Topics = Readonly<Record<string, { ask: string; answer: string | ((values: object) => string) }>>;

const getHelp = (language: Language): Topics => getTexts({ ...help, $: help.$ }, language) as unknown as Topics;

export const topics: readonly Topic[] = Object.keys(help).filter((name) => name !== '$');

export const readAsk = (topic: Topic, language: Language): string => getHelp(language)[topic]?.ask ?? '';

export function explainTopic(
  topic: Topic,
  { language, product, categories }: { language: Language; product: string; categories: readonly string[] },
): string {
  const { answer = '' } = getHelp(language)[topic] ?? {};
  const names = new Intl.ListFormat(language).format(categories);
  return typeof answer === 'string' ? answer : answer({ product, categories: names });
}

interface Example {
  meaning: Meaning;
  text: string;
}

export const readExamples = (language: Language): Example[] =>
  [...readSections(languageData[language].topics)].flatMap(([meaning, lines]) =>
    lines.map((text) => ({ meaning, text })),
  );

let exampleStems: ReadonlySet<string> | undefined;

export function isExampleWord(word: string): boolean {
  const texts = () => languages.flatMap(readExamples).map(({ text }) => text);
  exampleStems ??= new Set(splitWords(texts().join(' ')).map(stemWord));
  return exampleStems.has(stemWord(word));
}

export interface Ranked {
  meaning: Meaning;
  score: number;
}

const kinds = new Map(
  [...readSections(alikeWords)].flatMap(([kind, lines]) =>
    lines
      .join(' ')
      .split(' ')
      .map((word) => [word, kind]),
  ),
);

/** Garments are interchangeable for topics, and so are colors and numbers. */
function comparedWord(word: string): string {
  const kind = kinds.get(word);
  if (kind !== undefined) return kind;
  if (/^\d/.test(word)) return '#number';
  const stem = stemWord(word);
  const facet = readEntry(stem)?.facet;
  return facet === 'thing' ? '#it' : facet === 'color' ? '#color' : stem;
}

const weights = { pair: 0.7, part: 0.4 };

const partLength = 4;

const maxWords = 60;

function readFeatures(text: string): Map<string, number> {
  const words = splitWords(withEnglishNames(text))
    .slice(0, maxWords)
    .map(comparedWord)
    .filter((word, at, all) => word !== all[at - 1]);
  const features = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    features.set(word, 1);
    features.set(`${words[at - 1] ?? '^'} ${word}`, weights.pair);
    if (word.startsWith('#') || word.length < partLength) continue;
    const whole = `^${word}$`;
    for (let start = 0; start + partLength <= whole.length; start += 1) {
      features.set(`~${whole.slice(start, start + partLength)}`, weights.part);
    }
  }
  return features;
}

/** The examples as tf-idf vectors. Each feature maps to example numbers and weights, interleaved. */
interface Index {
  meanings: readonly Meaning[];
  features: ReadonlyMap<string, Float32Array>;
}

const indexes: Partial<Record<Language, Index>> = {};

const weighRarity = (count: number, all: number) => Math.log(1 + all / (count || 0.5));

function buildIndex(language: Language): Index {
  const asks = topics.map((topic) => ({ meaning: topic, text: readAsk(topic, language) }));
  const all = [...readExamples(language), ...asks];
  const vectors = all.map(({ text }) => readFeatures(text));
  const counts = new Map<string, number>();
  for (const feature of vectors.flatMap((vector) => [...vector.keys()])) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const lists = new Map<string, number[]>([...counts.keys()].map((feature) => [feature, []]));
  for (const [example, vector] of vectors.entries()) {
    const weighted = normalize(vector, (one) => weighRarity(counts.get(one) ?? 0, all.length));
    for (const [feature, weight] of weighted) lists.get(feature)?.push(example, weight);
  }
  return {
    meanings: all.map(({ meaning }) => meaning),
    features: new Map([...lists].map(([feature, list]) => [feature, new Float32Array(list)])),
  };
}

function normalize(features: ReadonlyMap<string, number>, rarity: (feature: string) => number): [string, number][] {
  const weighted = [...features].map(([feature, weight]): [string, number] => [feature, weight * rarity(feature)]);
  const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
  return weighted.map(([feature, weight]) => [feature, weight / length]);
}

function scoreExamples(text: string, { meanings, features }: Index): Float32Array {
  const scores = new Float32Array(meanings.length);
  const rarity = (feature: string) => weighRarity((features.get(feature)?.length ?? 0) / 2, meanings.length);
  for (const [feature, weight] of normalize(readFeatures(text), rarity)) {
    const list = features.get(feature) ?? [];
    for (let at = 0; at < list.length; at += 2) {
      const example = list[at] ?? 0;
      scores[example] = (scores[example] ?? 0) + weight * (list[at + 1] ?? 0);
    }
  }
  return scores;
}

const nearest = 24;

function chooseHighest(scores: Float32Array): number[] {
  const rows: number[] = [];
  let least = 0;
  for (const [row, score] of scores.entries()) {
    if (score <= least) continue;
    const at = rows.findIndex((other) => (scores[other] ?? 0) < score);
    rows.splice(at < 0 ? rows.length : at, 0, row);
    if (rows.length > nearest) rows.pop();
    if (rows.length === nearest) least = scores[rows.at(-1) ?? 0] ?? 0;
  }
  return rows;
}

export function rankMeanings(text: string, language: Language): Ranked[] {
  // a bare size can't mean anything else
  if (splitWords(text).every((word) => /^\d/.test(word))) return [];
  const index = (indexes[language] ??= buildIndex(language));
  const { meanings } = index;
  const scores = scoreExamples(text, index);
  const best = new Map<Meaning, number[]>();
  for (const row of chooseHighest(scores)) {
    const meaning = meanings[row];
    if (meaning) best.set(meaning, [...(best.get(meaning) ?? []), scores[row] ?? 0]);
  }
  return [...best]
    .map(([meaning, nearestScores]) => ({ meaning, score: joinScores(nearestScores) }))
    .toSorted((one, other) => other.score - one.score);
}

/** The closest example counts most; further examples that agree increase the score. */
const joinScores = ([first = 0, second = 0, third = 0]: readonly number[]) =>
  (first + 0.5 * second + 0.25 * third) / 1.75;
