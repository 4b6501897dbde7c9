import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseJson, safeStorage } from './safeStorage.js';
import { createBlockedStore, createMemoryStore } from './testing/index.js';

afterEach(() => vi.unstubAllGlobals());

describe('safeStorage', () => {
  test('reads, writes and removes', () => {
    const storage = safeStorage(createMemoryStore());
    expect(storage.getItem('coat')).toBeNull();
    expect(storage.setItem('coat', 'red')).toBe(true);
    expect(storage.getItem('coat')).toBe('red');
    storage.removeItem('coat');
    expect(storage.getItem('coat')).toBeNull();
  });

  test.each([
    ['throws on each call', () => createBlockedStore()],
    ['is null', () => null],
    ['does not exist, as on a server', () => 'localStorage' as const],
  ])('is empty and stores nothing if the storage %s', (_name, create) => {
    vi.stubGlobal('localStorage', undefined);
    const storage = safeStorage(create());
    expect(storage.setItem('coat', 'red')).toBe(false);
    expect(storage.getItem('coat')).toBeNull();
    expect(() => storage.removeItem('coat')).not.toThrow();
  });

  test('is empty if reading the storage property throws', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(safeStorage('localStorage').getItem('coat')).toBeNull();
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
});

test('parseJson returns undefined for invalid JSON', () => {
  expect(parseJson('{"id":1}')).toEqual({ id: 1 });
  expect(parseJson('{"id":')).toBeUndefined();
  expect(parseJson(null)).toBeUndefined();
});
