import { describe, expect, it, vi } from 'vitest';
import { browserStorage, openSession, sessionKey } from './session.js';

function memory(initial?: string) {
  const kept = new Map(initial === undefined ? [] : [[sessionKey, initial]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: vi.fn<(key: string, value: string) => void>((key, value) => void kept.set(key, value)),
  };
}

describe('openSession', () => {
  it('makes an id of 21 characters from an alphabet of 64 and keeps it under chat_session_id', () => {
    const storage = memory();
    const id = openSession(storage);
    expect(id).toMatch(/^[A-Za-z0-9_-]{21}$/);
    expect(storage.kept.get('chat_session_id')).toBe(id);
  });

  it('uses the whole alphabet', () => {
    const letters = new Set(Array.from({ length: 400 }, () => openSession(undefined)).join(''));
    expect(letters.size).toBe(64);
  });

  it('uses a stored id again', () => {
    const storage = memory('V1StGXR8_Z5jdHi6B-myT');
    expect(openSession(storage)).toBe('V1StGXR8_Z5jdHi6B-myT');
    expect(storage.setItem).not.toHaveBeenCalled();
  });

  it.each([
    '',
    'short',
    'V1StGXR8_Z5jdHi6B-myT/',
    '../../../etc/passwd__',
    'V1StGXR8 Z5jdHi6B-myT',
    'V1StGXR8_Z5jdHi6B-myT\n',
  ])('replaces the invalid stored id %j', (stored) => {
    const storage = memory(stored);
    const id = openSession(storage);
    expect(id).not.toBe(stored);
    expect(storage.kept.get(sessionKey)).toBe(id);
  });

  it('gives an id where reading and writing throw', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(openSession({ getItem: blocked, setItem: blocked })).toHaveLength(21);
  });

  it('gives an id where the storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(openSession(full)).toHaveLength(21);
  });
});

describe('browserStorage', () => {
  it('is undefined where asking for it throws', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(browserStorage()).toBeUndefined();
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
});
