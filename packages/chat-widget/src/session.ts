import { sessionIdPattern } from '@clothesline/api-client/contract';
import { nanoid } from 'nanoid';

/** Where the browser keeps the chat session's id (spec §3). */
export const sessionKey = 'chat_session_id';

/** The part of `Storage` that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The stored session id, or a new one of 21 characters from nanoid's alphabet of 64, stored for later visits (spec §3).
 * What is stored but cannot be an id is replaced. A storage that is missing or throws is passed over: the id then lives
 * as long as the caller keeps it.
 */
export function openSession(storage: SessionStorage | undefined): string {
  const stored = readSession(storage);
  if (stored !== null && sessionIdPattern.test(stored)) return stored;
  const created = nanoid();
  try {
    storage?.setItem(sessionKey, created);
  } catch {
    // Blocked or full: the visitor can still talk, only not be recognised tomorrow.
  }
  return created;
}

/** The browser's localStorage; undefined where even asking for it throws (blocked cookies, an opaque origin). */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The key of the element, on a page of somebody else: another chat of that page may use the plain key. */
export const hostSessionKey = `clothesline_${sessionKey}`;

/** The page's localStorage under `hostSessionKey`. An id of ours that is stored under the plain key is moved. */
export const hostStorage: SessionStorage = {
  getItem() {
    const storage = browserStorage();
    const old = storage?.getItem(sessionKey) ?? null;
    if (storage && old !== null && sessionIdPattern.test(old) && storage.getItem(hostSessionKey) === null) {
      storage.setItem(hostSessionKey, old);
      storage.removeItem(sessionKey);
    }
    return storage?.getItem(hostSessionKey) ?? null;
  },
  setItem: (_key, id) => browserStorage()?.setItem(hostSessionKey, id),
};

function readSession(storage: SessionStorage | undefined): string | null {
  try {
    return storage?.getItem(sessionKey) ?? null;
  } catch {
    return null;
  }
}
