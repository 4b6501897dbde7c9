import * as z from 'zod/mini';
import { latitude, longitude } from '../../contract/place.js';
import type { CurrentLocation } from '../../contract/position.js';
import { parseJson, type SafeStorage } from '../../safeStorage.js';

/** localStorage key. */
export const locationKey = 'clothesline_location';

/** sessionStorage key. */
export const refusalKey = 'clothesline_location_refused';

const storedSchema = z.object({
  source: z.enum(['chosen', 'fallback']),
  location: z.object({ latitude, longitude, city: z.string(), region: z.string() }),
});
export type StoredLocation = z.infer<typeof storedSchema>;

/** Reads the stored location. Returns `undefined` if it's missing or invalid. */
export function readChoice(storage: SafeStorage): StoredLocation | undefined {
  return z.safeParse(storedSchema, parseJson(storage.getItem(locationKey))).data;
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
