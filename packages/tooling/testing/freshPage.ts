import { afterEach, vi } from 'vitest';

// With `isolate: false`, test files share a jsdom page, so reset it after each test. Hooks run in reverse order; list
// this file before cleanup.ts to unmount components first.
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; path=/; max-age=0`;
  window.history.replaceState(null, '', '/');
});
