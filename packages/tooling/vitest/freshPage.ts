import { afterEach, vi } from 'vitest';

// Resets the page, which the files of a jsdom worker share (`isolate: false`), as on a first visit. Listed before
// cleanup.ts: hooks run last in first out, so the page is unmounted first.
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
