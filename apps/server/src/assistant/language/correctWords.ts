import { entryOf, isSimilar, isStopWord, stemOf, vocabularyWords } from '@clothesline/api-client/search';
import { isSpanishName, spanishWords } from '../../store/search/spanishNames.js';
import { exampleTexts } from '../topics/examples.js';
import { bare, type Language } from './language.js';
import { readSections, readWords } from './sections.js';
import shortForms from './shortForms.txt';
import usualWords from './usualWords.en.txt';

const sections = readSections(shortForms);

const readForms = (language: Language) =>
  new Map((sections.get(language) ?? []).map((line) => line.split(': ') as [string, string]));

const short: Readonly<Record<Language, ReadonlyMap<string, string>>> = { en: readForms('en'), es: readForms('es') };

/** Words that are meant as they are written, though a known one is nearly so. */
const usual = readWords(usualWords);

/** Whether a word is English as it is. */
export const isEnglishWord = (word: string) =>
  usual.has(word) || isStopWord(word) || entryOf(stemOf(word)) !== undefined;

/** The shortest and the longest word in which a wrong letter is looked past. */
const [shortest, longest] = [4, 20];

/** Words of a message that are corrected; of a longer one the first. */
const mostWords = 80;

interface KnownWord {
  word: string;
  plain: string;
  stem: string;
  /** Whether the search knows it: such a word is meant before words of talk. */
  isName: boolean;
}

interface KnownWords {
  all: ReadonlySet<string>;
  /** By the first letter and the length: names of the search before words of talk. */
  alike: ReadonlyMap<string, readonly KnownWord[]>;
}

const known: Partial<Record<Language, KnownWords>> = {};

/** Words that may be meant: those of the search and of the examples. */
function knownWords(language: Language): KnownWords {
  return (known[language] ??= readKnownWords(language));
}

/** Examples that a word of them stands in, if it is a right one. */
const leastCount = 3;

function readKnownWords(language: Language): KnownWords {
  const examples = exampleTexts(language).join(' ').toLowerCase();
  const counts = new Map<string, number>();
  for (const [word] of examples.matchAll(/\p{L}{4,}/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  // Examples have misspelled words, too: a right one stands in several.
  const usualInExamples = [...counts].filter(([, count]) => count >= leastCount).map(([word]) => word);
  const words = [...(language === 'en' ? vocabularyWords() : spanishWords()), ...usualInExamples];
  const alike = new Map<string, KnownWord[]>();
  for (const word of new Set(words)) {
    const plain = bare(word);
    const key = `${plain[0] ?? ''}${plain.length}`;
    alike.set(key, [
      ...(alike.get(key) ?? []),
      { word, plain, stem: stemOf(plain), isName: entryOf(stemOf(plain)) !== undefined || isSpanishName(plain) },
    ]);
  }
  const all = [...alike.values()].flat();
  return { all: new Set(all.flatMap(({ plain, stem }) => [plain, stem])), alike };
}

/** Whether a word stands in no example and in no name of the search: a brand, or a misspelled one. */
export function isUnknownWord(word: string, language: Language): boolean {
  const { all } = knownWords(language);
  const plain = bare(word);
  return !isEnglishWord(plain) && !isSpanishName(plain) && !all.has(plain) && !all.has(stemOf(plain));
}

function correctWord(word: string, language: Language): string {
  const plain = bare(word);
  if (plain.length < shortest || plain.length > longest || !/^\p{L}+$/u.test(plain) || isEnglishWord(plain)) {
    return word;
  }
  const { all, alike } = knownWords(language);
  const stem = stemOf(plain);
  if (all.has(plain) || all.has(stem) || isSpanishName(plain)) return word;
  const near = [0, 1, -1].flatMap((more) => alike.get(`${plain[0] ?? ''}${plain.length + more}`) ?? []);
  const meant = near.filter(
    (one) => isSimilar(plain, one.plain) || (plain.length > shortest && isSimilar(stem, one.stem)),
  );
  const [likeliest] = meant.toSorted((one, other) => unlikeliness(plain, one) - unlikeliness(plain, other));
  return likeliest?.word ?? word;
}

const withoutDoubles = (word: string) => word.replaceAll(/(.)\1/g, '$1');

/** Names are meant before words of talk; a letter is doubled or left out more often than taken for another one. */
function unlikeliness(word: string, { plain, isName }: KnownWord): number {
  const isDoubled = withoutDoubles(word) === withoutDoubles(plain);
  const isOther = word.length === plain.length || !isSimilar(word, plain);
  return (isName ? 0 : 3) + (isDoubled ? 0 : isOther ? 2 : 1);
}

/** A message with its shortened and misspelled words as they were meant. */
export function correctWords(text: string, language: Language): string {
  let count = 0;
  return text.replaceAll(/(?<![\p{L}\p{N}])\p{L}+(?:'\p{L}+)?/gu, (word, at: number) => {
    count += 1;
    if (count > mostWords) return word;
    const whole = short[language].get(word.toLowerCase());
    if (whole !== undefined) return whole;
    // A capital within a sentence is a name's.
    const isName = at > 0 && /^\p{Lu}/u.test(word) && !/^\p{Lu}+$/u.test(word);
    return isName ? word : correctWord(word, language);
  });
}
