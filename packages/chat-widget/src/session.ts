import { type KeyValueStore, safeStorage, type SafeStorage } from '@clothesline/api-client';
import { sessionIdPattern } from '@clothesline/api-client/contract';
import { nanoid } from 'nanoid';

/** The storage key from spec §3. Other servers get their host appended. */
export const sessionKey = 'chat_session_id';

/** Returns the storage key for a server. */
export const createSessionKey = (host: string) => sessionKey + (host && `_${host}`);

/** Returns the stored session id, or creates a new id. Ids are nanoids with 21 characters (spec §3). */
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

export const hostStorage: KeyValueStore = {
  getItem: (key) => device.getItem(ours(key)),
  setItem: (key, id) => void device.setItem(ours(key), id),
  removeItem: (key) => device.removeItem(ours(key)),
};
