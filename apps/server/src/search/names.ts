import { foldDigits } from '@clothesline/api-client/contract';
import { languages, otherLanguages, type SearchLanguage } from './languages.js';
import { isKnownName } from './vocabulary.js';
import { stemWord } from './words.js';

/** Lowercases and removes accents, Arabic vowel signs and hamzas. */
const plainWord = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u0640\u064b-\u0655]/g, '');

interface Names {
  byWord: ReadonlyMap<string, string>;
  byForm: ReadonlyMap<string, string>;
  ofEnglish: ReadonlyMap<string, string>;
  beginnings: ReadonlySet<string>;
  ambiguous: ReadonlySet<string>;
  toForm: (word: string) => string;
  toLastForm: (word: string) => string;
}

const partPattern = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+|[^\p{L}\p{M}\p{N}]+/gu;
const splitParts = (text: string): string[] => text.match(partPattern) ?? [];
const isWord = (part: string) => /[\p{L}\p{N}]/u.test(part);

function readNames(language: SearchLanguage): Names {
  const { names, ambiguous = [], forms = [], lastForms = [] } = languages[language];
  const replacer = (rules: typeof forms) => {
    const patterns = rules.map(([pattern = '', to = '']) => [new RegExp(pattern, 'u'), to] as const);
    return (word: string) => patterns.reduce((text, [pattern, to]) => text.replace(pattern, to), plainWord(word));
  };
  const [toForm, toLastForm] = [replacer(forms), replacer(lastForms)];
  const [byWord, byForm] = [new Map<string, string>(), new Map<string, string>()];
  const ofEnglish = new Map<string, string>();
  const add = (map: Map<string, string>, key: string, name: string) => {
    if (key !== '' && !map.has(key)) map.set(key, name);
  };
  for (const [name, list] of Object.entries(names)) {
    add(ofEnglish, name, list[0]?.replace('/a', '') ?? name);
    for (const one of list) {
      const words = splitParts(one.replace('/a', '')).filter(isWord);
      // exact words take precedence over other genders: "gorra" isn't "gorro"
      if (words.length === 1) add(byWord, plainWord(words[0] ?? ''), name);
      add(byForm, words.map(toForm).join(' '), name);
    }
  }
  const beginnings = new Set(
    [...byForm.keys()].flatMap((form) => {
      const words = form.split(' ');
      return words.slice(1).map((_, index) => words.slice(0, index + 1).join(' '));
    }),
  );
  return { byWord, byForm, ofEnglish, beginnings, ambiguous: new Set(ambiguous), toForm, toLastForm };
}

const read = new Map<SearchLanguage, Names>();

function getNames(language: SearchLanguage): Names {
  const names = read.get(language) ?? readNames(language);
  read.set(language, names);
  return names;
}

/** Tries the word as written ("niños" are kids, "niño" is a boy), then its singular, then its stem. */
function findWord({ byWord, byForm, toForm, toLastForm }: Names, word: string): string | undefined {
  const plain = plainWord(word);
  return (
    byWord.get(plain) ??
    byWord.get(plain.replace(/s$/, '')) ??
    byForm.get(toForm(word)) ??
    byForm.get(toForm(toLastForm(word)))
  );
}

export function isNameWord(language: SearchLanguage, word: string): boolean {
  const names = getNames(language);
  return word.length > 3 && !names.ambiguous.has(word) && findWord(names, word) !== undefined;
}

export const listWords = (language: SearchLanguage): string[] => [...getNames(language).byWord.keys()];

export function translateName(language: SearchLanguage, name: string): string {
  const { ofEnglish } = getNames(language);
  return ofEnglish.get(name) ?? ofEnglish.get(`${name}s`) ?? ofEnglish.get(name.replace(/s$/, '')) ?? name;
}

export interface NamePart {
  text: string;
  name?: { english: string; language: SearchLanguage };
}

interface FoundName {
  english: string;
  language: SearchLanguage;
  end: number;
}

function findName(parts: readonly string[], start: number): FoundName | undefined {
  let found: FoundName | undefined;
  for (const language of otherLanguages) {
    const names = getNames(language);
    let form = '';
    for (let end = start; end < parts.length; end += 1) {
      const part = parts[end] ?? '';
      if (!isWord(part)) {
        if (part.trim() !== '') break;
        continue;
      }
      const isFirst = form === '';
      form += (isFirst ? '' : ' ') + names.toForm(part);
      const english = isFirst ? findWord(names, part) : names.byForm.get(form);
      const isName = english !== undefined && !(isFirst && names.ambiguous.has(plainWord(part)));
      if (isName && (found === undefined || end > found.end)) found = { english, language, end };
      if (!names.beginnings.has(form)) break;
    }
  }
  return found;
}

export function splitNames(text: string): NamePart[] {
  const parts = splitParts(text);
  const result: NamePart[] = [];
  let between = '';
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const found = isWord(part) ? findName(parts, at) : undefined;
    if (!found) {
      between += part;
      continue;
    }
    if (between !== '') result.push({ text: between });
    between = '';
    const { end, ...name } = found;
    result.push({ text: parts.slice(at, end + 1).join(''), name });
    at = end;
  }
  return between === '' ? result : [...result, { text: between }];
}

const sizeRules = otherLanguages.flatMap((language) =>
  (languages[language].sizes ?? []).map(([pattern = '', to = '']) => [new RegExp(pattern, 'gu'), to] as const),
);

/** Translates size words, e.g. "外套6歲" to "外套 6 years". */
export const withEnglishSizes = (text: string): string =>
  sizeRules.reduce((changed, [pattern, to]) => changed.replaceAll(pattern, to), foldDigits(text));

export function withEnglishNames(text: string): string {
  const parts = splitNames(text);
  return parts
    .map((part, at) => (part.name ? `${at > 0 && parts[at - 1]?.name ? ' ' : ''}${part.name.english}` : part.text))
    .join('');
}

export function englishName(word: string): string | undefined {
  if (isKnownName(stemWord(word))) return undefined;
  const [part, ...others] = splitNames(word);
  return others.length === 0 ? part?.name?.english : undefined;
}
