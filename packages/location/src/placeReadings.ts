import { foldDigits, type Place } from '@clothesline/api-client/contract';
import { commas, normalized } from './normalized.js';

/** A possible reading of a text such as "Library, Oakland, CA". */
export interface PlaceReading {
  name: string;
  /** The part before the place, e.g. a meeting point. */
  before: string;
}

const zipCode = /\b(\d{5})(?:-\d{4})?$/;

/**
 * Finds the parts of a text that may name a place: a ZIP code, the last two parts ("Oakland, CA") or just the last part
 * ("Oakland").
 */
export function placeReadings(words: string): PlaceReading[] {
  const folded = foldDigits(words).trim();
  const [code, zip] = zipCode.exec(folded) ?? [];
  const parts = (code ? folded.slice(0, -code.length) : words)
    .split(commas)
    .map((part) => part.trim())
    .filter(Boolean);
  const ofNames = [2, 1]
    .filter((count) => count <= parts.length)
    .map((count) => ({ name: parts.slice(-count).join(', '), before: parts.slice(0, -count).join(', ') }))
    .filter(({ name }) => normalized(name) !== '');
  return zip ? [{ name: zip, before: parts.join(', ') }, ...ofNames] : ofNames;
}

/** Finds a place with exactly this name. "Oakland" doesn't match "Oakland Park". */
export function exactMatch<Found extends Place>(places: readonly Found[], name: string): Found | undefined {
  const wanted = normalized(name.split(commas, 1)[0] ?? '');
  return places.find(({ city }) => wanted === normalized(city) || wanted.startsWith(`${normalized(city)} `));
}
