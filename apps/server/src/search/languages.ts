import { createHash } from 'node:crypto';
import ar from './vocabulary/ar.json' with { type: 'json' };
import concepts from './vocabulary/concepts.json' with { type: 'json' };
import en from './vocabulary/en.json' with { type: 'json' };
import es from './vocabulary/es.json' with { type: 'json' };
import chinese from './vocabulary/zh-Hant.json' with { type: 'json' };

export interface Vocabulary {
  /**
   * Keyed by the English name, with the most common translation first. Inflected forms are included; "rojo/a"
   * represents both genders.
   */
  names: Readonly<Record<string, readonly string[]>>;
  /** Without accents. */
  stopWords?: readonly string[];
  /** Words with a different meaning in English. They're only recognized within longer names. */
  ambiguous?: readonly string[];
  /** Pairs of a regular expression and its replacement, for normalizing word forms. */
  forms?: readonly (readonly string[])[];
  /** Same for sizes, e.g. "6歲" becomes "6 years". */
  sizes?: readonly (readonly string[])[];
  /** Only tried if nothing else matches, e.g. "gorrito" for "gorro". */
  lastForms?: readonly (readonly string[])[];
}

const others = { es, ar, 'zh-Hant': chinese };

export const languages: { en: typeof en } & Record<keyof typeof others, Vocabulary> = { en, ...others };

export type SearchLanguage = keyof typeof others;

export const otherLanguages = Object.keys(others) as SearchLanguage[];

const stopWords: ReadonlySet<string> = new Set(
  [en, ...Object.values<Vocabulary>(others)].flatMap((one) => one.stopWords ?? []),
);

export const isStopWord = (word: string): boolean => englishStopWords.has(word);

/** Chinese isn't written with spaces, so check every character. */
export const isAnyStopWord = (word: string): boolean =>
  stopWords.has(word) || (/^\p{Script=Han}+$/u.test(word) && [...word].every((one) => stopWords.has(one)));

const englishStopWords: ReadonlySet<string> = new Set(en.stopWords);

export const vocabularyVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify([concepts, languages]))
    .digest('hex');
