import type { PlaceName } from './intent.js';
import { entryOf, isStopWord, stemOf, tokensOf } from '@clothesline/api-client/search';

/** Miles around a place that "near" means, and those that one walks. */
export const assumedMiles = 3;
const walkingMiles = 1;

/** The longest name of a place, in words. */
const longestName = 4;

const milesPerKilometer = 0.621_371;

/** "2 miles", "1.5 mi", "3 km". The unit alone means one. */
const distancePattern = /(?:(\d{1,4}(?:\.\d{1,2})?)|\b(?:an?|one))(?: ?-)? ?(mi|miles?|km|kilomet(?:er|re)s?)\b/;

const walkingPattern = /\bwalking distance\b|\bwalkable\b|\b(?:can|could) walk (?:there|to)\b/;

const nearMePattern =
  /\b(near|nearby|nearest|close|closest|around|by|from|of)( to)?( me| here| my (place|home|house|location|area|position))\b|\bnearby\b(?! \w)|\bin my (area|neighbou?rhood|city)\b/;

const nearPattern = /\b(near|nearby|around|close to|closest to|nearest to|next to|not far from)\b/;

/** How far around a place is meant, in miles; undefined where the place itself is. */
export function milesIn(text: string): number | undefined {
  const match = distancePattern.exec(text);
  if (match) {
    const amount = match[1] === undefined ? 1 : Number(match[1]);
    return match[2]?.startsWith('k') ? amount * milesPerKilometer : amount;
  }
  if (walkingPattern.test(text)) return walkingMiles;
  return nearPattern.test(text) ? assumedMiles : undefined;
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

const prepositions = new Set(['in', 'near', 'around', 'at', 'from', 'by', 'of', 'to', 'close', 'nearby']);

/** Every run of words that may name a place: those after a preposition first, long before short. */
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
  const zip = zipPattern.exec(text)?.[0];
  return [
    ...(zip === undefined ? [] : [{ name: zip, isNamed: true }]),
    ...named.map((name) => ({ name, isNamed: true })),
    ...others.filter((name) => !known.has(name)).map((name) => ({ name, isNamed: false })),
  ].slice(0, 60);
}

/** A name neither begins nor ends with an empty word, and is no garment. */
function couldBeName(words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (isStopWord(first) || isStopWord(last) || !/\p{L}/u.test(first)) return false;
  return words.length > 1 || entryOf(stemOf(first)) === undefined;
}
