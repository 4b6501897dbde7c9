import {
  readEntry,
  isStopWord,
  joinedStem,
  sizesInText,
  stemWord,
  splitWords,
  type Entry,
} from '../../search/index.js';
import { readPatterns, readWords } from '../language/language.js';
import agePatterns from './ages.txt';
import refusalPatterns from './refusals.txt';
import talk from './talk.txt';

export interface Wish {
  /** These are alternatives to each other, e.g. "coat" and "rain boots". */
  things: readonly string[];
  whom: readonly string[];
  sizes: readonly string[];
  colors: readonly string[];
  details: readonly string[];
  others: readonly string[];
  not: readonly string[];
}

export const emptyWish: Wish = { things: [], whom: [], sizes: [], colors: [], details: [], others: [], not: [] };

export const countNames = ({ things, whom, sizes, colors, details }: Wish) =>
  things.length + whom.length + sizes.length + colors.length + details.length;

export const isEmpty = (wish: Wish) => countNames(wish) === 0;

export const isAge = (size: string) => /^[\d-]+[ymT]$|^(?:newborn|preemie)$/.test(size);

const boy = /^(?:boy|son|grandson|nephew)s?$/;
const girl = /^(?:girl|daughter|granddaughter|niece)s?$/;
export const child = /^(?:kid|child|bab|toddler|newborn|infant|teen)/;

export function readSex(word: string): 'boy' | 'girl' | undefined {
  if (boy.test(word)) return 'boy';
  return girl.test(word) ? 'girl' : undefined;
}

const male = /^(?:boy|son|grandson|nephew|husband|dad|father)s?$|^men?s?$|^man$/;
const female = /^(?:girl|daughter|granddaughter|niece|wife|wive|mom|mother)s?$|^wom[ae]ns?$/;

export const fitsPronoun = (word: string, pronoun: 'him' | 'her') => (pronoun === 'him' ? male : female).test(word);

export function isChild(word: string): boolean {
  const entry = readEntry(stemWord(word));
  const isOfChildren = entry?.hints.includes('Children') === true || entry?.categories.includes('Children') === true;
  return readSex(word) !== undefined || child.test(word) || isOfChildren;
}

/** Items with a separate size system */
const ownSizes = ['shoe', 'hat', 'glove', 'scarf', 'bag', 'belt', 'tie', 'umbrella', 'jewelry', 'backpack'];

const isKind = (name: string, parent: string) =>
  readEntry(stemWord(parent))?.kinds.includes(joinedStem(splitWords(name))) ?? false;

/** Sizes can only be compared within a family, e.g. not between shoes and clothes. */
export const sizeFamily = (things: readonly string[]) =>
  ownSizes.find((parent) => things.some((thing) => isKind(thing, parent))) ?? 'clothes';

/** A child's size is read as an age, e.g. "girl, size 6". */
export function readChildSizes(wish: Wish): Wish {
  const isTeen = wish.whom.some((name) => name.startsWith('teen'));
  if (isTeen || !wish.whom.some(isChild) || sizeFamily(wish.things) !== 'clothes') return wish;
  return { ...wish, sizes: wish.sizes.map((size) => (/^(?:\d|1[0-4])$/.test(size) ? `${size}y` : size)) };
}

export const relative = /^(?:son|daughter|grandson|granddaughter|niece|nephew|husband|wife|mom|mother|dad|father)s?$/;

const agesAndSizes = readPatterns(agePatterns);

const grown = new RegExp(`^(?:${agesAndSizes('grown').join('|')})`);

const visitor = new RegExp(agesAndSizes('visitor').join('|'), 'gi');

const ages = agesAndSizes('ages')
  .map((line) => line.split(' -> '))
  .map(([pattern = '', written = '']) => [new RegExp(pattern, 'gi'), written] as const);

/** Rewrites ages for the size parser, e.g. "he is 6" to "6 years old". */
const rewriteAges = (text: string) =>
  ages.reduce((read, [pattern, written]) => read.replaceAll(pattern, written), text);

const longestName = 3;

const talkWords = readWords(talk);

/** Filler words that the search should ignore */
export const isTalk = (word: string) => word.length < 2 || isStopWord(word) || talkWords.has(word) || /^\d/.test(word);

const refusals = readPatterns(refusalPatterns);
const joinAny = (section: string) => `(?:${refusals(section).join('|')})`;
const refusal = new RegExp(String.raw`\b(?:${joinAny('refusal')}|${joinAny('excess')})(?![\p{L}])`, 'u');
const excess = new RegExp(`^${joinAny('excess')}$`);
const noRefusal = new RegExp(String.raw`^ ${joinAny('no refusal')}\b`);
const lack = new RegExp(String.raw`\b${joinAny('lack')}(?: \w+)? $`);
const refusalEnd = new RegExp(joinAny('end'));

interface Refused {
  words: readonly string[];
  isWithout: boolean;
}

function readRefused(text: string): Refused {
  const found = refusal.exec(text);
  const rest = found ? text.slice(found.index + found[0].length) : '';
  const isLack = found !== null && lack.test(text.slice(0, found.index));
  if (!found || isLack || noRefusal.test(rest)) return { words: [], isWithout: false };
  const words = splitWords(rest.split(refusalEnd)[0] ?? '');
  return { words: excess.test(found[0]) ? words.slice(0, 1) : words, isWithout: /^(?:without|sin)/.test(found[0]) };
}

/** Words with a different meaning in conversation. "Fit", for example, has nothing to do with fitness. */
const noNames = new Set(
  'fit fits fitting nothing check spot works unisex van hand hands leg legs arm foot teach teaching pay bet'.split(' '),
);

const lastAge = 16;

/** E.g. "I am 78 years old". */
const isAdultAge = (size: string) => /^\d+y$/.test(size) && Number.parseInt(size, 10) > lastAge;

const slots = { thing: 'things', audience: 'whom', color: 'colors', material: 'details', purpose: 'details' } as const;

/** These are part of a size and mustn't be searched for. */
const sizePart = /\d|^(?:short|long|regular|tall|size|talla|months?|years?|old|x+[sl]|[sml])$/;

export function readWish(text: string): Wish {
  const sizes = sizesInText(rewriteAges(text));
  const sizeWords = new Set(sizes.flatMap((size) => splitWords(size.text)).filter((word) => sizePart.test(word)));
  const refused = readRefused(text.toLowerCase());
  const wish = { ...emptyWish, sizes: [...new Set(sizes.map(({ size }) => size))].filter((size) => !isAdultAge(size)) };
  const words = splitWords(text.replaceAll(visitor, ' '));
  for (let at = 0; at < words.length;) {
    const found = findEntry(words, at);
    const name = words.slice(at, at + (found?.length ?? 1)).join(' ');
    at += found?.length ?? 1;
    if (sizeWords.has(name) || noNames.has(name) || (found === undefined && isTalk(name))) continue;
    const isRefused = (found ?? refused.isWithout) && refused.words.includes(name.split(' ')[0] ?? '');
    const slot = isRefused ? 'not' : found ? slots[found.entry.facet] : 'others';
    wish[slot] = [...new Set([...wish[slot], name])];
  }
  if (wish.whom.some(readSex)) wish.whom = wish.whom.filter((name) => !/^(?:kid|child)/.test(name));
  wish.details = wish.details.filter((name) => !wish.things.some((thing) => thing.startsWith(`${name} `)));
  const pregnant = wish.whom.filter((name) => /^(?:pregnan|maternity)/.test(name)).slice(0, 1);
  return pregnant.length > 0 ? { ...wish, whom: pregnant } : readGrown(wish);
}

/** A son or daughter with an adult size is searched for as an adult. */
function readGrown(wish: Wish): Wish {
  const { whom, things, details } = wish;
  const isOlder = whom.some((name) => /^(?:teen|junior)/.test(name)) && wish.sizes.length > 0;
  const isGrown = isOlder || [...whom, ...things, ...details].some((name) => grown.test(name));
  const sizes = isOlder
    ? wish.sizes.filter((size) => !/^1[3-6]y$/.test(size)).map((size) => size.replace(/^(\d+)y$/, '$1'))
    : wish.sizes;
  if (!isGrown || !whom.some(isChild) || sizes.some(isAge) || (isOlder && sizes.length === 0)) return wish;
  const sexes = [
    ...(whom.some((name) => male.test(name)) ? ['men'] : []),
    ...(whom.some((name) => female.test(name)) ? ['women'] : []),
  ];
  return { ...wish, sizes, whom: whom.includes('teen') || sexes.length > 0 ? sexes : ['women'] };
}

function findEntry(words: readonly string[], at: number): { entry: Entry; length: number } | undefined {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const entry = readEntry(joinedStem(words.slice(at, at + length)));
    // Don't let a following "es" become a plural. In "Chamarra, es talla 6", it would yield "jacketes" and match
    // jackets.
    const isOne = length === 1 ? !isStopWord(words[at] ?? '') : words[at + length - 1] !== 'es';
    if (entry && isOne) return { entry, length };
  }
  return undefined;
}
