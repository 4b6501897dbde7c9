import { createHash } from 'node:crypto';
import ar from './vocabulary/ar.json' with { type: 'json' };
import concepts from './vocabulary/concepts.json' with { type: 'json' };
import en from './vocabulary/en.json' with { type: 'json' };
import es from './vocabulary/es.json' with { type: 'json' };
import chinese from './vocabulary/zh-Hant.json' with { type: 'json' };

/** The vocabulary of a language other than English. */
export interface Vocabulary {
  /**
   * Names by English name, most common first. They include their plural and other forms; "rojo/a" covers both genders.
   */
  names: Readonly<Record<string, readonly string[]>>;
  /** Stop words, without accents. */
  stopWords?: readonly string[];
  /** Words that are also English and mean something else there: they count only within a longer name. */
  ambiguous?: readonly string[];
  /** Regular expressions with replacements that unify the forms of a word. */
  forms?: readonly (readonly string[])[];
  /** The same for words of sizes, which become English: "6歲" is "6 years". */
  sizes?: readonly (readonly string[])[];
  /** The same for the forms that are tried last, such as "gorrito" for "gorro". */
  lastForms?: readonly (readonly string[])[];
}

/** Languages of searches besides English. To add one, add a file in `vocabulary` and an entry here. */
const others = { es, ar, 'zh-Hant': chinese };

export const languages: { en: typeof en } & Record<keyof typeof others, Vocabulary> = { en, ...others };

export type SearchLanguage = keyof typeof others;

export const otherLanguages = Object.keys(others) as SearchLanguage[];

const stopWords: ReadonlySet<string> = new Set(
  [en, ...Object.values<Vocabulary>(others)].flatMap((one) => one.stopWords ?? []),
);

/** Whether a word, as written by `splitWords`, is an English stop word. */
export const isStopWord = (word: string): boolean => englishStopWords.has(word);

/** The same in any language. Chinese does not separate words, so all characters must be stop words. */
export const isAnyStopWord = (word: string): boolean =>
  stopWords.has(word) || (/^\p{Script=Han}+$/u.test(word) && [...word].every((one) => stopWords.has(one)));

const englishStopWords: ReadonlySet<string> = new Set(en.stopWords);

/** Another text for each vocabulary. */
export const vocabularyVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify([concepts, languages]))
    .digest('hex');
