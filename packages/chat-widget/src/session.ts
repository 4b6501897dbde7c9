import { type KeyValueStore, safeStorage, type SafeStorage } from '@clothesline/api-client';
import { sessionIdPattern } from '@clothesline/api-client/contract';
import { nanoid } from 'nanoid';

/** Where the browser keeps the chat session's id (spec §3). */
export const sessionKey = 'chat_session_id';

/**
 * The stored session id, or a new one of 21 characters from nanoid's alphabet of 64, stored for later visits (spec §3).
 * What is stored but cannot be an id is replaced. Where nothing can be stored, the id lasts as long as the caller keeps it.
 */
export function openSession(storage: SafeStorage): string {
  const stored = storage.getItem(sessionKey);
  if (stored !== null && sessionIdPattern.test(stored)) return stored;
  const created = nanoid();
  storage.setItem(sessionKey, created);
  return created;
}

/** The key of the element, on a page of somebody else: another chat of that page may use the plain key. */
export const hostSessionKey = `clothesline_${sessionKey}`;

const device = safeStorage('localStorage');

/** The page's localStorage under `hostSessionKey`. An id of ours that is stored under the plain key is moved. */
export const hostStorage: KeyValueStore = {
  getItem() {
    const old = device.getItem(sessionKey);
    if (old !== null && sessionIdPattern.test(old) && device.getItem(hostSessionKey) === null) {
      device.setItem(hostSessionKey, old);
      device.removeItem(sessionKey);
    }
    return device.getItem(hostSessionKey);
  },
  setItem: (_key, id) => void device.setItem(hostSessionKey, id),
  removeItem: () => device.removeItem(hostSessionKey),
};
