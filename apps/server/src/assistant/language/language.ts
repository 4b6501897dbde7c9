import { isNameWord, readEntry, splitWords, stemWord } from '../../search/index.js';
import talkWords from './talkWords.txt';

/** The languages we can answer in. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Splits the text into [named] sections. Lines starting with "# " are comments. */
export function readSections(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line === '#' || line.startsWith('# ')) continue;
    const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
    if (name === undefined) lines.push(line);
    else sections.set(name, (lines = []));
  }
  return sections;
}

export function readWords(text: string, section?: string): Set<string> {
  const lines = section === undefined ? text.split('\n') : (readSections(text).get(section) ?? []);
  return new Set(lines.filter((line) => !line.startsWith('# ')).flatMap((line) => line.split(' ').filter(Boolean)));
}

export function readPairs(lines: readonly string[]): Map<string, string> {
  const parts = lines.map((line) => line.split(': '));
  return new Map(parts.map(([key = '', ...rest]) => [key, rest.join(': ')]));
}

/**
 * Expands the patterns of a section: "<kin>" is replaced with the alternatives listed in [names], and "<words 6>"
 * matches up to six words.
 */
export function readPatterns(text: string): (section: string) => readonly string[] {
  const sections = readSections(text);
  const names = readPairs(sections.get('names') ?? []);
  const fill = (pattern: string): string =>
    pattern.replaceAll(/<(?:words (\d+)|(\w+))>/g, (whole, most?: string, name = '') => {
      if (most !== undefined) return `(?: [\\w,]+){0,${most}}`;
      const part = names.get(name);
      return part === undefined ? whole : fill(part);
    });
  return (section) => (sections.get(section) ?? []).map(fill);
}

const words = { en: readWords(talkWords, 'en'), es: readWords(talkWords, 'es') };

const maxWords = 40;

export function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’ʼ`´]/g, '');
}

export function detectLanguage(text: string): Language | undefined {
  const tokens = splitWords(text).slice(0, maxWords).map(bare);
  const marks = /[¿¡]/.test(text) ? 2 : /ñ/i.test(text) ? 1 : /[áéíóú]/i.test(text) ? 0.5 : 0;
  const isSpanish = (word: string) => words.es.has(word) || (isNameWord('es', word) && !readEntry(stemWord(word)));
  const spanish = marks + tokens.filter(isSpanish).length;
  const english = tokens.filter((word) => words.en.has(word)).length;
  if (spanish === english) return undefined;
  return spanish > english ? 'es' : 'en';
}

export const isTalkWord = (word: string) => words.en.has(word) || words.es.has(word);

const requested = /\b(?:in|en|speak|habla[sn]?|hable|to|a) (english|ingles|spanish|espanol|castellano)\b/;

/** Requests for another language are short; longer messages merely mention it. */
const maxRequestWords = 8;

/** The requested language, e.g. "in English, please" or "hable español". */
export function requestedLanguage(text: string): Language | undefined {
  const name = requested.exec(bare(text))?.[1];
  if (name === undefined || text.split(' ').length > maxRequestWords) return undefined;
  return name === 'english' || name === 'ingles' ? 'en' : 'es';
}

const foreignLetters = /[^\p{Script=Latin}\P{L}]/gu;

export function isOtherScript(text: string): boolean {
  return (text.match(foreignLetters)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}
