import { afterEach, vi } from 'vitest';

// With `isolate: false`, test files share a jsdom page, so reset it after each test. Hooks run in reverse order. This
// file has to be listed before cleanup.ts, so that components are unmounted first.
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; path=/; max-age=0`;
  window.history.replaceState(null, '', '/');
});
