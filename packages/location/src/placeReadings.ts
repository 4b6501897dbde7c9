import { foldDigits, type Place } from '@clothesline/api-client/contract';
import { normalized } from './normalized.js';

/** A reading of "Library, Oakland, CA": the name of a place, and the meeting point before it. */
export interface PlaceReading {
  name: string;
  /** A meeting point; empty if there is none. */
  before: string;
}

/** ZIP code at the end of an address in the United States. */
const zipCode = /^(.*?)[,\s]*\b(\d{5})(?:-\d{4})?\s*$/s;

/**
 * Splits off the words that may name a place: a ZIP code, the last two parts ("Oakland, CA"), or the last one
 * ("Oakland").
 */
export function placeReadings(words: string): PlaceReading[] {
  const [, before = words, zip] = zipCode.exec(foldDigits(words)) ?? [];
  const ofZip = zip === undefined ? [] : [{ name: zip, before }];
  return [...ofZip, ...nameReadings(before)];
}

function nameReadings(words: string): PlaceReading[] {
  const parts = words.split(',').map((part) => part.trim());
  return [2, 1]
    .filter((count) => count <= parts.length)
    .map((count) => ({ name: parts.slice(-count).join(', '), before: parts.slice(0, -count).join(', ') }))
    .filter(({ name }) => normalized(name) !== '');
}

/** Finds the place with exactly this name: "Oakland" is not "Oakland Park". */
export function exactMatch<Found extends Place>(places: readonly Found[], name: string): Found | undefined {
  const wanted = normalized(name.split(',', 1)[0] ?? '');
  return places.find(({ city }) => wanted === normalized(city) || wanted.startsWith(`${normalized(city)} `));
}
