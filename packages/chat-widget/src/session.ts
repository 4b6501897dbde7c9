import { type KeyValueStore, safeStorage, type SafeStorage } from '@clothesline/api-client';
import { sessionIdPattern } from '@clothesline/api-client/contract';
import { nanoid } from 'nanoid';

/** The storage key of the session id (spec §3). For a server other than the page's own its address follows. */
export const sessionKey = 'chat_session_id';

/** The storage key of the session id for a server: no server gets the id of another. */
export const createSessionKey = (host: string) => sessionKey + (host && `_${host}`);

/**
 * Returns the stored session id, or creates and stores a new one: 21 characters of nanoid's alphabet of 64 (spec §3).
 * Replaces invalid stored values. If nothing can be stored, the id lasts as long as the caller.
 */
export function openSession(storage: SafeStorage, host: string): string {
  const key = createSessionKey(host);
  const stored = storage.getItem(key);
  if (stored !== null && sessionIdPattern.test(stored)) return stored;
  const created = nanoid();
  storage.setItem(key, created);
  return created;
}

const device = safeStorage('localStorage');
const ours = (key: string) => `clothesline_${key}`;

/** The page's localStorage for the element, on a page of another site: a chat of that page may use the plain keys. */
export const hostStorage: KeyValueStore = {
  getItem: (key) => device.getItem(ours(key)),
  setItem: (key, id) => void device.setItem(ours(key), id),
  removeItem: (key) => device.removeItem(ours(key)),
};
