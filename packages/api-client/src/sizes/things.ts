import { entryOf } from '../search/vocabulary.js';
import { joinedStem, stemOf, tokensOf } from '../search/words.js';

/** Something for the feet, or something else to wear or carry. */
export type Thing = 'shoe' | 'other';

/** Makers that people name in place of the shoes. */
const shoeMakers = new Set([
  'birkenstock',
  'birkenstocks',
  'clarks',
  'converse',
  'croc',
  'crocs',
  'docs',
  'jordan',
  'jordans',
  'martens',
  'skechers',
  'timberland',
  'timberlands',
  'ugg',
  'uggs',
  'vans',
]);

const feet = 'shoe';

function thingNamed(stem: string): Thing | undefined {
  if (stem === feet) return 'shoe';
  const entry = entryOf(stem);
  if (entry?.facet !== 'thing') return undefined;
  const shoes = entryOf(feet);
  return shoes?.related.includes(stem) || shoes?.names.includes(stem) ? 'shoe' : 'other';
}

/** Finds the thing that is named last before a place in the text, or else first after it. */
export function createThingFinder(text: string): (index: number) => Thing | undefined {
  let places: { index: number; thing: Thing }[] | undefined;
  return (index) => {
    places ??= placesIn(text);
    return (places.findLast((place) => place.index < index) ?? places[0])?.thing;
  };
}

function placesIn(text: string): { index: number; thing: Thing }[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    index,
  }));
  return words.flatMap(({ word, index }, place) => {
    const before = words[place - 1]?.word ?? '';
    const thing = shoeMakers.has(word) ? 'shoe' : (thingNamed(joinedStem([before, word])) ?? thingNamed(stemOf(word)));
    return thing ? [{ index, thing }] : [];
  });
}

/** Whether the last word names something for the feet. */
export function endsWithShoe(text: string): boolean {
  const last = tokensOf(text).at(-1) ?? '';
  return shoeMakers.has(last) || thingNamed(stemOf(last)) === 'shoe';
}

const household =
  /\b(?:bag|backpack|rucksack|tote|handbag|purse|box|bin|basket|cooler|blanket|umbrella|suitcase|towel|rug|mirror|frame|poster|painting|canvas|curtain|pillow|scarf|shawl|belt|necklace|chain|tie)(?:e?s)?\b/;

/** Whether a text in lower case names something whose measures are no sizes of clothes. */
export function isHousehold(text: string): boolean {
  return household.test(text);
}

/** The two words that follow, or one and a comma. */
export function nextWords(after: string): string {
  return after.split(' ', 3).join(' ');
}

const kids =
  /\b(?:kids?|childs?|children|childrens|toddlers?|boys?|girls?|baby|babies|youth|infants?|junior|teens?)\b/i;

export function isForKids(text: string): boolean {
  return kids.test(text);
}
