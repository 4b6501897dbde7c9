import * as z from 'zod/mini';
import { latitude, longitude, type CurrentLocation } from '../../contract/place.js';

/** The part of a Web Storage that is used; each call may throw, as blocked storages do. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the visitor's choice is kept on the device. */
export const locationKey = 'clothesline_location';

/** Where a refusal is kept for the visit. */
export const refusalKey = 'clothesline_location_refused';

const storedSchema = z.object({
  source: z.enum(['chosen', 'fallback']),
  location: z.object({ latitude, longitude, city: z.string(), region: z.string() }),
});
export type StoredLocation = z.infer<typeof storedSchema>;

/** The visitor's last choice; undefined where there is none, it cannot be read, or is not what was written. */
export function readChoice(store: KeyValueStore | undefined): StoredLocation | undefined {
  try {
    return z.safeParse(storedSchema, JSON.parse(store?.getItem(locationKey) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Keeps the choice; `undefined` forgets it. A full or blocked store is no reason to fail: the choice then lasts a visit. */
export function writeChoice(
  store: KeyValueStore | undefined,
  choice: { source: 'chosen' | 'fallback'; location: CurrentLocation } | undefined,
): void {
  quietly(() => (choice ? store?.setItem(locationKey, JSON.stringify(choice)) : store?.removeItem(locationKey)));
}

export function readRefusal(store: KeyValueStore | undefined): boolean {
  return quietly(() => store?.getItem(refusalKey) === 'yes') ?? false;
}

export function writeRefusal(store: KeyValueStore | undefined): void {
  quietly(() => store?.setItem(refusalKey, 'yes'));
}

/** The page's own store; undefined where the browser blocks it, which it does by throwing. */
export function pageStore(kind: 'localStorage' | 'sessionStorage'): KeyValueStore | undefined {
  return quietly(() => globalThis[kind] ?? undefined);
}

function quietly<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
