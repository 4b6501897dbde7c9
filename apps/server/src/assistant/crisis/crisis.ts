import { isNameWord, stemWord } from '../../search/index.js';
import type { HelpLine } from '../../config/helpLines.js';
import { languageData } from '../language/data.js';
import {
  bare,
  isTalkWord,
  languages,
  readPairs,
  readPatterns,
  readSections,
  type Language,
} from '../language/language.js';
import { chooseMeaning, isEnglishWord } from '../spelling/spelling.js';
import { isExampleWord } from '../topics/topics.js';
import helpLines from './helpLines.txt';

/** Most urgent first. 'member' means harm by someone they met through the site. */
export const needs = ['danger', 'despair', 'assault', 'violence', 'member', 'shelter', 'cold'] as const;
export type Need = (typeof needs)[number];

export interface Crisis {
  needs: readonly Need[];
  language: Language;
  /** The remaining message without the matched words. */
  rest: string;
}

const tables = languages.map((language) => ({ language, read: readPatterns(languageData[language].crisis) }));

const createPattern = (sources: readonly string[]) => new RegExp(`\\b(?:${sources.join('|')})(?![a-z])`, 'g');

const createTest = (sources: readonly string[]) => new RegExp(`\\b(?:${sources.join('|')})\\b`);

const readers = tables.map(({ language, read }) => ({
  language,
  needs: needs.flatMap((need) => (need === 'member' ? [] : [[need, createPattern(read(need))] as const])),
  members: createTest(read('members')),
  giving: createTest(read('giving')),
  children: createPattern(read('children')),
  ownClothes: createTest(read('ownClothes')),
  ruined: ['husband', 'wife'].map((partner) => ({
    partner: createTest(read(partner)),
    search: read(`${partner}Ruined`).join(' '),
  })),
}));
type Reader = (typeof readers)[number];

const harmless = createPattern(tables.flatMap(({ read }) => read('harmless')));

const longest = 1000;

export function readCrisis(message: string): Crisis | undefined {
  const text = correctMessage(message.slice(0, longest)).replaceAll(harmless, ' ');
  const found = readers.map((reader) => readNeeds(reader, text)).filter((crisis) => crisis !== undefined);
  return found.toSorted((one, other) => rankUrgency(one) - rankUrgency(other))[0];
}

const rankUrgency = ({ needs: [first] }: Crisis) => (first ? needs.indexOf(first) : needs.length);

/**
 * Returns what to search for: warm clothes if children are cold, or replacements if a partner has destroyed someone's
 * clothes.
 */
function keepSearched(need: Need, match: string, { children, ownClothes, ruined }: Reader): string {
  if (need === 'cold') return match.match(children)?.join(' ') ?? '';
  if (need !== 'violence' || !ownClothes.test(match)) return '';
  return ruined.find(({ partner }) => partner.test(match))?.search ?? '';
}

function readNeeds(reader: Reader, text: string): Crisis | undefined {
  const { language, needs: patterns, members, giving } = reader;
  const isGiving = giving.test(text);
  const found = new Set<Need>();
  let rest = text;
  for (const [need, pattern] of patterns) {
    if (isGiving && (need === 'shelter' || need === 'cold')) continue;
    const left = rest.replaceAll(pattern, (match) => ` ${keepSearched(need, match, reader)} `);
    if (left === rest) continue;
    rest = left;
    found.add(need);
  }
  if (found.size === 0) return undefined;
  if (members.test(text) && (found.has('violence') || found.has('assault'))) found.add('member');
  return { needs: needs.filter((need) => found.has(need)), language, rest: rest.replaceAll(/ {2,}/g, ' ').trim() };
}

/** Normalizes the message like the patterns and fixes typos. */
function correctMessage(message: string): string {
  return bare(message.replaceAll(/[’ʼ`´]/g, "'"))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([a-z])\1{2,}/g, '$1$1')
    .replaceAll(/[a-z]{5,}/g, correctWord);
}

const hasty = tables.flatMap(({ read }) => read('words').join(' ').split(' '));

/** Excludes words in the patterns from spelling correction. */
const ownWords = new Set(
  tables.flatMap(
    ({ read }) =>
      [...needs, 'giving', 'members']
        .flatMap(read)
        .join(' ')
        .match(/[a-z]{5,}/g) ?? [],
  ),
);

function correctWord(word: string): string {
  const meant = ownWords.has(word) ? undefined : chooseMeaning(word, hasty);
  if (meant === undefined) return word;
  const isWord = isEnglishWord(word) || isExampleWord(word) || isNameWord('es', word) || isTalkWord(word);
  return isWord && stemWord(meant) !== word ? word : meant;
}

const lineSections = readSections(helpLines);
const lineNames = readPairs(lineSections.get('names') ?? []);
const lineNeeds = readPairs(lineSections.get('needs') ?? []);

const findLines = (need: string, lines: readonly HelpLine[]) =>
  lines.filter(({ name }) => new RegExp(lineNames.get(need) ?? '(?!)', 'i').test(name));

export function chooseLines(all: readonly Need[], lines: readonly HelpLine[]): HelpLine[] {
  const wanted = all.map((need) => (lineNeeds.get(need) ?? need).split(', '));
  const fitting = [
    ...(all.includes('member') ? ['danger'] : []),
    ...wanted.flatMap((needed) => needed.slice(0, 1)),
    ...wanted.flatMap((needed) => needed.slice(1)),
  ].flatMap((need) => findLines(need, lines));
  const areFew = all.includes('member') || all.every((need) => need === 'shelter' || need === 'cold');
  return areFew && fitting.length > 0 ? [...new Set(fitting)] : [...new Set([...fitting, ...lines])];
}

const deaths = (['people', 'pets'] as const).map((kind) => {
  const sources = tables.flatMap(({ read }) => {
    const whom = read(kind).join('|');
    return read('deaths').map((pattern) => pattern.replaceAll('<dead>', whom));
  });
  return { isPet: kind === 'pets', pattern: new RegExp(sources.join('|'), 'g') };
});

export function readLoss(message: string): { isPet: boolean; rest: string } | undefined {
  const text = bare(message.slice(0, longest).replaceAll(/[’ʼ]/g, "'"));
  for (const { isPet, pattern } of deaths) {
    const rest = text.replaceAll(pattern, ' ');
    if (rest !== text) return { isPet, rest: rest.replace(/^[\s,.;!]*(?:and|so|y)?\b/, '').trim() };
  }
  return undefined;
}
