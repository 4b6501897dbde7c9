import type { HelpLine } from '../../config/helpLines.js';
import { stemWord } from '@clothesline/api-client/search';
import { isEnglishWord } from '../language/correctWords.js';
import { bare, isTalkWord, type Language } from '../language/language.js';
import { isExampleWord } from '../topics/examples.js';
import { Spelling } from '../language/spelling.js';
import { isSpanishName } from '../../store/search/spanishNames.js';
import { englishCrisis } from './crisisEnglish.js';
import { spanishCrisis } from './crisisSpanish.js';

/** What is wrong, the most urgent first; 'member' is harm by somebody who was met through the site. */
export const needs = ['danger', 'despair', 'assault', 'violence', 'member', 'shelter', 'cold'] as const;
export type Need = (typeof needs)[number];

/** Patterns of what people say in need, as sources of regular expressions. */
export interface CrisisTable {
  harmless: readonly string[];
  needs: Readonly<Record<Exclude<Need, 'member'>, readonly string[]>>;
  members: string;
  giving: string;
  words: string;
}

/** What somebody in need says. */
export interface Crisis {
  /** What is wrong, the most urgent first. At least one. */
  needs: readonly Need[];
  language: Language;
  /** The rest of the message. */
  rest: string;
}

interface Reader {
  language: Language;
  needs: readonly (readonly [Need, RegExp])[];
  members: RegExp;
  giving: RegExp;
}

const asPattern = (sources: readonly string[]) => new RegExp(`\\b(?:${sources.join('|')})(?![a-z])`, 'g');

function readerOf(language: Language, table: CrisisTable): Reader {
  return {
    language,
    needs: needs.flatMap((need) => (need === 'member' ? [] : [[need, asPattern(table.needs[need])] as const])),
    members: new RegExp(`\\b(?:${table.members})\\b`),
    giving: new RegExp(`\\b(?:${table.giving})\\b`),
  };
}

const tables = [englishCrisis, spanishCrisis];
const readers: readonly Reader[] = [readerOf('en', englishCrisis), readerOf('es', spanishCrisis)];
const harmless = asPattern(tables.flatMap((table) => table.harmless));

/** The longest message of which all is read. */
const longest = 1000;

/** Whether somebody is in need, and in which; undefined where nobody is. */
export function crisisIn(message: string): Crisis | undefined {
  const text = written(message.slice(0, longest)).replaceAll(harmless, ' ');
  const found = readers.map((reader) => readBy(reader, text)).filter((crisis) => crisis !== undefined);
  return found.toSorted((one, other) => urgencyOf(one) - urgencyOf(other))[0];
}

const urgencyOf = ({ needs: [first] }: Crisis) => (first ? needs.indexOf(first) : needs.length);

/** Who is cold is whom something warm is looked for. */
const children =
  /\b(?:baby|babies|newborn|infant|toddler|kids?|child|children|son|daughter|bebes?|hij[oa]s?|nin[oa]s?)\b/g;

/** Whose clothes were ruined, by who did it. */
const ruiners: readonly (readonly [RegExp, Readonly<Record<Language, string>>])[] = [
  [
    /\b(?:husband|hubby|boyfriend|bf|marido|esposo|novio)\b/,
    { en: 'need womens clothes', es: 'necesito ropa de mujer' },
  ],
  [/\b(?:wife|girlfriend|gf|esposa|novia|mujer)\b/, { en: 'need mens clothes', es: 'necesito ropa de hombre' }],
];

const ownClothes = /\bmy (?:clothes|clothing)\b|\b(?:mi|la) ropa\b/;

/** The words of a match that still say what is searched for: the child who is cold, or whose clothes were ruined. */
function keptOf(need: Need, said: string, language: Language): string {
  if (need === 'cold') return said.match(children)?.join(' ') ?? '';
  if (need !== 'violence' || !ownClothes.test(said)) return '';
  return ruiners.find(([who]) => who.test(said))?.[1][language] ?? '';
}

function readBy({ language, needs: patterns, members, giving }: Reader, text: string): Crisis | undefined {
  const isGiving = giving.test(text);
  const found = new Set<Need>();
  let rest = text;
  for (const [need, pattern] of patterns) {
    if (isGiving && (need === 'shelter' || need === 'cold')) continue;
    const left = rest.replaceAll(pattern, (said) => ` ${keptOf(need, said, language)} `);
    if (left === rest) continue;
    rest = left;
    found.add(need);
  }
  if (found.size === 0) return undefined;
  if (members.test(text) && (found.has('violence') || found.has('assault'))) found.add('member');
  return { needs: needs.filter((need) => found.has(need)), language, rest: rest.replaceAll(/ {2,}/g, ' ').trim() };
}

/** As the patterns are written: in lower case, without accents and apostrophes, and with what was meant for a misspelled word. */
function written(message: string): string {
  return bare(message.replaceAll(/[’ʼ`´]/g, "'"))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([a-z])\1{2,}/g, '$1$1')
    .replaceAll(/[a-z]{5,}/g, meantBy);
}

let spelling: Spelling | undefined;

/** Every word of the patterns: none of them is misspelled. */
const ownWords = new Set(
  tables.flatMap(
    ({ needs: sources, giving, members }) =>
      [...Object.values(sources).flat(), giving, members].join(' ').match(/[a-z]{5,}/g) ?? [],
  ),
);

function meantBy(word: string): string {
  spelling ??= new Spelling(tables.flatMap(({ words }) => words.split(' ')));
  const meant = ownWords.has(word) ? undefined : spelling.meantBy(word);
  if (meant === undefined) return word;
  // "Abusiv" is known as what "abusive" begins with, and is no word.
  const isWord = isEnglishWord(word) || isExampleWord(word) || isSpanishName(word) || isTalkWord(word);
  return isWord && stemWord(meant) !== word ? word : meant;
}

/** What the name of a help line says of a need. */
const lineOf: Readonly<Record<Need, RegExp>> = {
  danger: /danger|emergenc|police|ambulance|\blife\b|peligro|polic[ií]a/i,
  despair: /suicid|crisis|mental/i,
  assault: /sexual|rape|assault/i,
  violence: /violen|abuse|domestic/i,
  member: /danger|emergenc|police|\blife\b|peligro|polic[ií]a/i,
  shelter: /shelter|housing|homeless|food|clothes|albergue|refugio/i,
  cold: /shelter|housing|homeless|food|clothes|albergue|refugio/i,
};

/** The line of a need, and those that may be needed after it. */
const linesOf: Readonly<Record<Need, readonly Need[]>> = {
  // Who took pills needs both.
  danger: ['danger', 'despair'],
  despair: ['despair', 'danger'],
  assault: ['assault', 'violence', 'danger'],
  violence: ['violence', 'danger'],
  member: ['danger'],
  // Whoever was thrown out may have been harmed.
  shelter: ['shelter', 'danger', 'violence'],
  cold: ['cold', 'danger'],
};

const isOfFew = (all: readonly Need[]) =>
  all.includes('member') || all.every((need) => need === 'shelter' || need === 'cold');

/** The help lines, those that fit best first. Where somebody who was met through the site does harm, the emergency line. */
export function linesFor(all: readonly Need[], lines: readonly HelpLine[]): HelpLine[] {
  const wanted = [
    ...(all.includes('member') ? (['danger'] as const) : []),
    ...all.flatMap((need) => linesOf[need].slice(0, 1)),
    ...all.flatMap((need) => linesOf[need].slice(1)),
  ];
  const fitting = wanted.flatMap((need) => lines.filter(({ name }) => lineOf[need].test(name)));
  // Who is cold needs a roof, and whoever is pestered through the site no line about anything else.
  return isOfFew(all) && fitting.length > 0 ? [...new Set(fitting)] : [...new Set([...fitting, ...lines])];
}
