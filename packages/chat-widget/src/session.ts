import { type KeyValueStore, safeStorage, type SafeStorage } from '@clothesline/api-client';
import { sessionIdPattern } from '@clothesline/api-client/contract';
import { nanoid } from 'nanoid';

/** Storage key (spec §3), followed by the server's address for other servers. */
export const sessionKey = 'chat_session_id';

/** Separate per server. */
export const createSessionKey = (host: string) => sessionKey + (host && `_${host}`);

/** Returns or creates a session id: 21 characters of nanoid's alphabet (spec §3). */
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

/** Elements on another site use separate keys. */
export const hostStorage: KeyValueStore = {
  getItem: (key) => device.getItem(ours(key)),
  setItem: (key, id) => void device.setItem(ours(key), id),
  removeItem: (key) => device.removeItem(ours(key)),
};
