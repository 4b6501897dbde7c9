import { afterEach, vi } from 'vitest';
import { storagePrefixes } from '../../api-client/src/personalData.js';

// Resets the page, which the files of a jsdom worker share (`isolate: false`), as on a first visit. Listed before
// cleanup.ts: hooks run last in first out, so the page is unmounted first.
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; path=/; max-age=0`;
  window.history.replaceState(null, '', '/');
});

// Fails a test that stores under a key which signing out would not clear.
const { setItem } = Storage.prototype;
Storage.prototype.setItem = function set(this: Storage, key: string, text: string) {
  if (!storagePrefixes.some((prefix) => key.startsWith(prefix))) {
    throw new Error(`The storage key "${key}" is not one of ${storagePrefixes.join(', ')} (personalData.ts).`);
  }
  setItem.call(this, key, text);
};
