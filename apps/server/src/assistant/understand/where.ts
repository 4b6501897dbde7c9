import { entryOf, isStopWord, stemOf, tokensOf } from '@clothesline/api-client/search';
import type { PlaceName } from './intent.js';

/** Miles around a place that "near" means, and those that one walks. */
export const assumedMiles = 3;
const walkingMiles = 1;

/** The longest name of a place, in words. */
const longestName = 4;

const milesPerKilometer = 0.621_371;

/** "2 miles", "1.5 mi", "3 km". The unit alone means one. */
const distancePattern =
  /(?:(\d{1,4}(?:\.\d{1,2})?)|\b(half an?|half of an?|half|(?:a )?quarter(?: of an?)?|an?|one|two|three|four|five|ten|(?:a )?couple(?: of)?|(?:a )?few))(?: ?-| an?)? ?(mi|miles?|km|kilomet(?:er|re)s?|blocks?|min|minutes?)\b/;

/** How many the words in front of a unit are; one where they are not here. */
const amounts: readonly (readonly [RegExp, number])[] = [
  [/half/, 0.5],
  [/quarter/, 0.25],
  [/two|couple/, 2],
  [/three|few/, 3],
  [/four/, 4],
  [/five/, 5],
  [/ten/, 10],
];

/** Miles of a unit, by how it begins; of a minute, those that one walks. */
const milesOf = { mi: 1, k: milesPerKilometer, b: 0.08, min: 0.05 } as const;

const driving = /\b(?:drive|driving|car|bus|train|bike|cycling)\b/;

/** How far one gets in a minute by other means than walking, in miles. */
const drivenInMinute = 0.3;

const walkingPattern = /\bwalking distance\b|\bwalkable\b|\b(?:can|could) walk (?:there|to)\b/;

const nearMePattern =
  /\b(near|nearby|nearest|close|closest|around|by|from|of)( to)?( me| here| my (place|home|house|apartment|location|area|position|work|job|office|school|street|block|neighbou?rhood))\b|\bnearby\b(?! \w)|\bin my (area|neighbou?rhood|city)\b/;

const nearPattern = /\b(near|nearby|around|close to|closest to|nearest to|next to|not far from)\b/;

const distanceWords =
  /\b(?:far|near|nearer|nearest|close|closer|closest|miles?|mi|km|minutes?|blocks?|distance|walk|drive)\b/;

/** Whether a question is about how far something is. */
export const asksDistance = (text: string) => distanceWords.test(text);

/** How far around a place is meant, in miles; undefined where the place itself is. */
export function milesIn(text: string): number | undefined {
  const match = distancePattern.exec(text);
  if (match) {
    const [, digits, words = '', unit = ''] = match;
    const amount = digits === undefined ? (amounts.find(([word]) => word.test(words))?.[1] ?? 1) : Number(digits);
    return amount * milesOfUnit(unit, text);
  }
  if (walkingPattern.test(text)) return walkingMiles;
  return nearPattern.test(text) ? assumedMiles : undefined;
}

function milesOfUnit(unit: string, text: string): number {
  if (unit.startsWith('min')) return driving.test(text) ? drivenInMinute : milesOf.min;
  return unit.startsWith('k') ? milesOf.k : unit.startsWith('b') ? milesOf.b : milesOf.mi;
}

export function isNearMe(text: string): boolean {
  return (
    nearMePattern.test(text) ||
    ((distancePattern.test(text) || walkingPattern.test(text)) &&
      !hasZip(text) &&
      !/\b(of|from|around|near|to|in) (?!me\b|here\b|my\b)\p{L}/u.test(text))
  );
}

const zipPattern = /\b\d{5}\b/;

/** Whether a text names a ZIP code. */
export function hasZip(text: string): boolean {
  return zipPattern.test(text);
}

const prepositions = new Set(['in', 'near', 'around', 'at', 'from', 'by', 'of', 'to', 'close', 'nearby', 'try']);

/** Every run of words that may name a place: those after a preposition first, long before short; without one, none with a garment. */
export function placeNames(text: string): PlaceName[] {
  const tokens = tokensOf(text);
  const named: string[] = [];
  const others: string[] = [];
  let before = '';
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = longestName; length > 0; length -= 1) {
      const words = tokens.slice(start, start + length);
      if (words.length < length || !couldBeName(words)) continue;
      (prepositions.has(before) ? named : others).push(words.join(' '));
    }
    const token = tokens[start] ?? '';
    if (token !== 'the') before = token;
  }
  const known = new Set(named);
  const isNew = (name: string) => !known.has(name) && !name.split(' ').some(isThing);
  const zip = zipPattern.exec(text)?.[0];
  return [
    ...(zip === undefined ? [] : [{ name: zip, isNamed: true }]),
    ...named.map((name) => ({ name, isNamed: true })),
    ...others.filter(isNew).map((name) => ({ name, isNamed: false })),
  ].slice(0, 60);
}

const isThing = (word: string) => entryOf(stemOf(word))?.facet === 'thing';

/** A name neither begins nor ends with an empty word, and is no garment. */
function couldBeName(words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  // "Daly City"
  if (words.length > 1 && last === 'city') return !isStopWord(first);
  if (isStopWord(first) || isStopWord(last) || !/\p{L}/u.test(first)) return false;
  return words.length > 1 || entryOf(stemOf(first)) === undefined;
}

const before =
  /\b(?:near|nearby|around|close to|closest to|nearest to|next to|not far from|outside|(?:miles?|mi|km|kilometers?|blocks?|distance|minutes?|walk|drive) (?:of|from|to))(?: the)? ([\p{L}\p{N} .'-]+)/u;

/** Words that go on with a name of a place though they say nothing elsewhere. */
const partsOfNames = new Set(['city', 'of', 'the', 'and', 'hall', 'station', 'street', 'st', 'ave', 'avenue', 'park']);

/** What a message names as a place, after "near" or a distance; undefined where it names none. */
export function placeSaid(text: string): string | undefined {
  const name: string[] = [];
  for (const word of before.exec(text)?.[1]?.split(/ +/) ?? []) {
    const isPart = partsOfNames.has(word);
    const isOther = isStopWord(word) || isThing(word) || entryOf(stemOf(word))?.facet === 'audience';
    if ((isOther && !isPart) || name.length === longestName) break;
    name.push(word.replace(/[.,]$/, ''));
    if (/[.,]$/.test(word)) break;
  }
  while (name.length > 0 && ['of', 'the', 'and'].includes(name.at(-1) ?? '')) name.pop();
  return name.length > 0 &&
    !/^(?:\d+(?: (?:months?|years?|mos?|yrs?))?|work|home|school|here|me|there)$/.test(name.join(' '))
    ? name.join(' ')
    : undefined;
}
