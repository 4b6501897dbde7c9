import { afterEach, vi } from 'vitest';

// Resets the page, which the files of a jsdom worker share (`isolate: false`), as on a first visit. Listed before
// cleanup.ts: hooks run last in first out, so the page is unmounted first.
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; path=/; max-age=0`;
  window.history.replaceState(null, '', '/');
});
