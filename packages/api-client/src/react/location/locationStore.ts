import { readPlace } from '../../contract/findPlaces.js';
import type { CurrentLocation } from '../../contract/position.js';
import { parseJson, type SafeStorage } from '../../safeStorage.js';

/** localStorage key. */
export const locationKey = 'clothesline_location';

/** sessionStorage key. */
export const refusalKey = 'clothesline_location_refused';

export interface StoredLocation {
  source: 'chosen' | 'fallback';
  location: CurrentLocation;
}

/** Reads the stored location. Returns `undefined` if it's missing or invalid. */
export function readChoice(storage: SafeStorage): StoredLocation | undefined {
  const { source, location }: Partial<Record<keyof StoredLocation, unknown>> = Object(
    parseJson(storage.getItem(locationKey)),
  );
  const place = readPlace(location);
  return place && (source === 'chosen' || source === 'fallback') ? { source, location: place } : undefined;
}

/** Stores the location. Pass `undefined` to remove it. */
export function writeChoice(
  storage: SafeStorage,
  choice: { source: 'chosen' | 'fallback'; location: CurrentLocation } | undefined,
): void {
  if (choice) storage.setItem(locationKey, JSON.stringify(choice));
  else storage.removeItem(locationKey);
}

export function readRefusal(storage: SafeStorage): boolean {
  return storage.getItem(refusalKey) === 'yes';
}

export function writeRefusal(storage: SafeStorage): void {
  storage.setItem(refusalKey, 'yes');
}
