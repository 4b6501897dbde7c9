import type { Place } from '@clothesline/api-client/contract';
import { normalized } from './normalized.js';

/** A way to read "Library, Oakland, CA": the name of a place, and what stands before it. */
export interface PlaceReading {
  name: string;
  /** A meeting point; empty where there is none. */
  before: string;
}

/** At the end of an address in the United States; the list has none. */
const zipCode = /\s\d{5}(?:-\d{4})?\s*$/;

/** What of the words may name a place: their last two parts ("Oakland, CA"), else the last one ("Oakland"). */
export function placeReadings(words: string): PlaceReading[] {
  const parts = words
    .replace(zipCode, '')
    .split(',')
    .map((part) => part.trim());
  return [2, 1]
    .filter((count) => count <= parts.length)
    .map((count) => ({ name: parts.slice(-count).join(', '), before: parts.slice(0, -count).join(', ') }))
    .filter(({ name }) => normalized(name) !== '');
}

/** Of places that begin so, the one that is called so: "Oakland" is no "Oakland Park". */
export function calledSo<Found extends Place>(places: readonly Found[], name: string): Found | undefined {
  const wanted = normalized(name.split(',', 1)[0] ?? '');
  return places.find(({ city }) => wanted === normalized(city) || wanted.startsWith(`${normalized(city)} `));
}
