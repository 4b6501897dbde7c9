import { afterEach, vi } from 'vitest';

// The files of a jsdom worker share one page (`isolate: false`): the next test begins as on a first visit.
// Listed before cleanup.ts: hooks run last in first out, and what is on the page is unmounted first.
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
