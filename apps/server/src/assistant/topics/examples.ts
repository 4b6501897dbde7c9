import { stemWord, splitWords } from '@clothesline/api-client/search';
import type { Language } from '../language/language.js';
import { readSections } from '../language/sections.js';
import type { Meaning } from './topic.js';
import english from './topics.en.txt';
import spanish from './topics.es.txt';

const files: Readonly<Record<Language, string>> = { en: english, es: spanish };

/** Sentences with what they mean, in a language. */
export function readExamples(language: Language): { meaning: Meaning; text: string }[] {
  return [...readSections(files[language])].flatMap(([meaning, lines]) =>
    lines.map((text) => ({ meaning: meaning as Meaning, text })),
  );
}

let stems: ReadonlySet<string> | undefined;

/** Whether a word, or one of its stem, stands in an example of any language. */
export function isExampleWord(word: string): boolean {
  stems ??= new Set(splitWords([...exampleTexts('en'), ...exampleTexts('es')].join(' ')).map(stemWord));
  return stems.has(stemWord(word));
}

export const exampleTexts = (language: Language) => readExamples(language).map(({ text }) => text);
