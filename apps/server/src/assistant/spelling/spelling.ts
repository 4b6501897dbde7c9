import {
  isNameWord,
  isSimilar,
  isStopWord,
  readEntry,
  stemWord,
  vocabularyWords,
  listWords,
} from '../../search/index.js';
import { languageData } from '../language/data.js';
import { bare, languages, readPairs, readSections, readWords, type Language } from '../language/language.js';
import { readExamples } from '../topics/topics.js';
import shortForms from './shortForms.txt';

const sections = readSections(shortForms);

const short = new Map(languages.map((language) => [language, readPairs(sections.get(language) ?? [])]));

/** Excluded from correction even though they resemble known words */
const usual = new Map(languages.map((language) => [language, readWords(languageData[language].usualWords)]));

export const isEnglishWord = (word: string) =>
  usual.get('en')?.has(word) || isStopWord(word) || readEntry(stemWord(word)) !== undefined;

const [shortest, longest] = [4, 20];

/** Shorter stems are similar by coincidence, e.g. "giants" and "guantes". */
const shortestStem = 5;

/** Maximum number of words to correct per message, since corrections are expensive */
const maxWords = 80;

interface KnownWord {
  word: string;
  plain: string;
  stem: string;
  /** Preferred because the search knows this word. */
  isName: boolean;
}

interface KnownWords {
  all: ReadonlySet<string>;
  /** Grouped by first letter and length. */
  alike: ReadonlyMap<string, readonly KnownWord[]>;
}

const known: Partial<Record<Language, KnownWords>> = {};

const knownWords = (language: Language) => (known[language] ??= readKnownWords(language));

/**
 * Minimum number of occurrences in the examples. Rarer words are ignored, as the examples can contain typos themselves.
 */
const minCount = 3;

function readKnownWords(language: Language): KnownWords {
  const counts = new Map<string, number>();
  for (const { text } of readExamples(language)) {
    for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,}/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const usualInExamples = [...counts].filter(([, count]) => count >= minCount).map(([word]) => word);
  const words = [...(language === 'en' ? vocabularyWords() : listWords('es')), ...usualInExamples];
  const alike = new Map<string, KnownWord[]>();
  for (const word of new Set(words)) {
    const plain = bare(word);
    const key = `${plain[0] ?? ''}${plain.length}`;
    const isName = readEntry(stemWord(plain)) !== undefined || isNameWord('es', plain);
    alike.set(key, [...(alike.get(key) ?? []), { word, plain, stem: stemWord(plain), isName }]);
  }
  return { all: new Set([...alike.values()].flat().flatMap(({ plain, stem }) => [plain, stem])), alike };
}

export function isUnknownWord(word: string, language: Language): boolean {
  const { all } = knownWords(language);
  const plain = bare(word);
  if (language !== 'en' && usual.get(language)?.has(plain)) return false;
  return !isEnglishWord(plain) && !isNameWord('es', plain) && !all.has(plain) && !all.has(stemWord(plain));
}

function correctWord(word: string, language: Language): string {
  const plain = bare(word);
  if (plain.length < shortest || plain.length > longest || !/^\p{L}+$/u.test(plain)) return word;
  if (!isUnknownWord(plain, language)) return word;
  const stem = stemWord(plain);
  const { alike } = knownWords(language);
  const near = [0, 1, -1].flatMap((more) => alike.get(`${plain[0] ?? ''}${plain.length + more}`) ?? []);
  const meant = near.filter((one) =>
    plain.length > shortest
      ? isSimilar(plain, one.plain) || (stem.length > shortestStem && isSimilar(stem, one.stem))
      : isSimilar(plain, one.plain) && isSlip(plain, one.plain),
  );
  const [likeliest] = meant.toSorted((one, other) => unlikeliness(plain, one) - unlikeliness(plain, other));
  return likeliest?.word ?? word;
}

/** Short words may have a missing, doubled or swapped letter. Any other letter usually makes it a different word. */
const isSlip = (word: string, meant: string) =>
  meant.length > word.length ||
  withoutDoubles(word) === meant ||
  (meant.length === word.length && [...word].toSorted().join('') === [...meant].toSorted().join(''));

const withoutDoubles = (word: string) => word.replaceAll(/(.)\1/g, '$1');

/** Lower is likelier: search terms win, followed by doubled or missing letters. */
function unlikeliness(word: string, { plain, isName }: KnownWord): number {
  const isDoubled = withoutDoubles(word) === withoutDoubles(plain);
  const isOther = word.length === plain.length || !isSimilar(word, plain);
  return (isName ? 0 : 3) + (isDoubled ? 0 : isOther ? 2 : 1);
}

export function correctWords(text: string, language: Language): string {
  let count = 0;
  return text.replaceAll(/(?<![\p{L}\p{N}])\p{L}+(?:'\p{L}+)?/gu, (word, at: number) => {
    count += 1;
    if (count > maxWords) return word;
    const whole = short.get(language)?.get(word.toLowerCase());
    if (whole !== undefined) return whole;
    if (word.includes("'")) return word;
    // a capitalized word within a sentence is likely a name
    const isName = at > 0 && /^\p{Lu}/u.test(word) && !/^\p{Lu}+$/u.test(word);
    return isName ? word : correctWord(word, language);
  });
}

/**
 * Minimum word lengths for tolerating two typos: the first applies if both ends match, the second if only the first
 * letter does.
 */
const [longWord, veryLongWord] = [6, 8];

/** Picks the closest option from a short list. That's why it can be more tolerant than the other corrections. */
export function chooseMeaning(word: string, list: readonly string[]): string | undefined {
  if (word.length < shortest) return undefined;
  const near = list.filter((one) => Math.abs(one.length - word.length) <= 2);
  const steps = [isMisspelled, isNearlyLong, isNearlyVeryLong];
  return steps.map((isMeant) => near.find((one) => isMeant(word, one))).find((one) => one !== undefined);
}

function isMisspelled(word: string, one: string): boolean {
  if (!isSimilar(word, one)) return false;
  const isSameLetters = word.length !== one.length || [...word].toSorted().join('') === [...one].toSorted().join('');
  return Math.min(word.length, one.length) > shortest || (word[0] === one[0] && isSameLetters);
}

const isNearlyLong = (word: string, one: string) =>
  Math.min(word.length, one.length) >= longWord &&
  word[0] === one[0] &&
  word.at(-1) === one.at(-1) &&
  Math.abs(word.length - one.length) < 2 &&
  countWrong(word, one) <= 2;

const isNearlyVeryLong = (word: string, one: string) =>
  word.length >= veryLongWord && one.length >= veryLongWord - 1 && word[0] === one[0] && countWrong(word, one) <= 2;

/** Damerau–Levenshtein distance: swapped letters count as a single edit. */
function countWrong(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const [left = 0, above = 0, diagonal = 0] = [next[column - 1], last[column], last[column - 1]];
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(above + 1, left + 1, diagonal + (isSame ? 0 : 1), swapped));
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/** Also used for "two and a half". */
const english = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const spanish = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ');

const half = new RegExp(
  String.raw`\b(\d{1,2}|${[...english, ...spanish].join('|')}) (?:(?:and|&|n) (?:an? )?half|y medi[oa])\b(?! (?:year|a[nñ]o))`,
  'giu',
);

/** Only matches number words that are ages, e.g. "she is five". */
const age = new RegExp(
  String.raw`\b((?:is|are|turned|turns|aged?|almost|tienen?|cumple|cumplió) )(${[...english.slice(1), ...spanish.slice(1)].join('|')})\b`,
  'giu',
);

const readNumber = (count: string) => {
  const word = count.toLowerCase();
  return Math.max(english.indexOf(word), spanish.indexOf(word)) + 1 || count;
};

/** Turns "seven and a half" into 7.5 and "she is five" into "she is 5". */
export const writeNumbers = (text: string): string =>
  text
    .replaceAll(half, (_, count: string) => `${readNumber(count)}.5`)
    .replaceAll(age, (_, before: string, count: string) => `${before}${readNumber(count)}`);
