import { readEntry } from '../vocabulary.js';
import { joinedStem, stemWord, splitWords } from '../words.js';

export type Thing = 'shoe' | 'accessory' | 'other';

const shoeMakers = new Set(
  [
    'birkenstock birkenstocks blundstone blundstones clarks croc crocs dansko docs ecco fitflop fitflops geox hoka jordan',
    'jordans keds martens merrell merrells naturalizer naot rieker saucony skechers startrite superga tevas toms uggs',
    'gazelle gazelles nikes pegasus reeboks rollerblades samba sambas skates ultraboost yeezy yeezys',
  ].flatMap((line) => line.split(' ')),
);

const shoePairs = new Set(['airmax', 'airforce', 'stansmith', 'chuck70', 'oldskool', 'startrite', 'striderite']);

/** Brands that make shoes and clothes. If no item is mentioned, assume shoes. */
const mixedMakers = new Set('adidas asics converse hunter nike puma reebok timberland timberlands ugg vans'.split(' '));

const feet = 'shoe';

let unsized: Set<string> | undefined;

function unsizedNames(): Set<string> {
  const kinds = [
    'hat',
    'scarf',
    'belt',
    'tie',
    'bag',
    'jewelry',
    'necklace',
    'bracelet',
    'watch',
    'umbrella',
    'blanket',
  ];
  unsized ??= new Set(kinds.flatMap((name) => readEntry(stemWord(name))?.kinds ?? []));
  return unsized;
}

function thingNamed(stem: string): Thing | undefined {
  if (stem === feet) return 'shoe';
  const entry = readEntry(stem);
  if (entry?.facet !== 'thing') return undefined;
  const shoes = readEntry(feet);
  if (shoes?.related.includes(stem) || shoes?.names.includes(stem)) return 'shoe';
  return unsizedNames().has(stem) ? 'accessory' : 'other';
}

export interface Named {
  thing: Thing;
  noun: string;
}

/** Prefers the last item before the position over the first item after it. */
export function createThingFinder(text: string): (index: number) => Named | undefined {
  let places: (Named & { index: number })[] | undefined;
  return (index) => {
    places ??= findPlaces(text);
    return places.findLast((place) => place.index < index) ?? places[0];
  };
}

function findPlaces(text: string): (Named & { index: number })[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    noun: word.toLowerCase(),
    index,
  }));
  const places = words.flatMap(({ noun, index }, place) => {
    const thing = findThing(words[place - 1]?.noun ?? '', noun);
    return thing ? [{ index, thing, noun }] : [];
  });
  if (places.length > 0) return places;
  return words.flatMap(({ noun, index }) => (mixedMakers.has(noun) ? [{ index, thing: 'shoe' as const, noun }] : []));
}

function findThing(before: string, word: string): Thing | undefined {
  if (shoeMakers.has(word) || shoePairs.has(before + word)) return 'shoe';
  return thingNamed(joinedStem([before, word])) ?? thingNamed(stemWord(word));
}

export function lastThing(text: string): Thing | undefined {
  const [before = '', last = ''] = ['', ...splitWords(text)].slice(-2);
  return mixedMakers.has(last) ? 'shoe' : findThing(before, last);
}

const trouserWord = /^(?:jeans?|denims|pants|trousers|chinos|khakis|slacks|cords|shorts|levis?|wranglers)$/;

export function isTrousers(noun: string): boolean {
  return trouserWord.test(noun);
}

/** After a singular item like "skirt" or "jeans", a number can't be a count. */
export function isOne(noun: string): boolean {
  return (
    !/[^s]s$/.test(noun) ||
    isTrousers(noun) ||
    /^(?:leggings|jeggings|joggers|tights|p[ay]jamas|scrubs|overalls|dungarees)$/.test(noun)
  );
}

const household =
  /\b(?:bag|backpack|rucksack|tote|handbag|purse|box|bin|basket|cooler|blanket|umbrella|suitcase|towel|rug|mirror|frame|poster|painting|canvas|curtain|pillow|scarf|shawl|belt|necklace|chain|tie)(?:e?s)?\b/;

/** Some items, e.g. for the household, have measurements that aren't clothing sizes. */
export function isHousehold(text: string): boolean {
  return household.test(text);
}

export function nextWords(after: string): string {
  return after.split(' ', 3).join(' ');
}
