import { safeStorage } from '@clothesline/api-client';
import { describe, expect, it, vi } from 'vitest';
import { openSession, sessionKey } from './session.js';

function memory(initial?: string) {
  const kept = new Map(initial === undefined ? [] : [[sessionKey, initial]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: vi.fn<(key: string, value: string) => void>((key, value) => void kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('openSession', () => {
  it('creates a 21-character id and stores it as chat_session_id', () => {
    const storage = memory();
    const id = openSession(safeStorage(storage), '');
    expect(id).toMatch(/^[A-Za-z0-9_-]{21}$/);
    expect(storage.kept.get('chat_session_id')).toBe(id);
  });

  it('uses a separate id for each server', () => {
    const storage = safeStorage(memory());
    const ids = ['', 'https://a.example', 'https://b.example'].map((host) => openSession(storage, host));
    expect(new Set(ids).size).toBe(3);
    expect(openSession(storage, 'https://a.example')).toBe(ids[1]);
    expect(storage.getItem('chat_session_id_https://a.example')).toBe(ids[1]);
  });

  it('uses an alphabet of 64 characters', () => {
    const letters = new Set(Array.from({ length: 400 }, () => openSession(safeStorage(null), '')).join(''));
    expect(letters.size).toBe(64);
  });

  it('reuses a stored id', () => {
    const storage = memory('V1StGXR8_Z5jdHi6B-myT');
    expect(openSession(safeStorage(storage), '')).toBe('V1StGXR8_Z5jdHi6B-myT');
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
    const id = openSession(safeStorage(storage), '');
    expect(id).not.toBe(stored);
    expect(storage.kept.get(sessionKey)).toBe(id);
  });

  it('returns an id if storage access throws', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(openSession(safeStorage({ getItem: blocked, setItem: blocked, removeItem: blocked }), '')).toHaveLength(21);
  });

  it('returns an id if storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    expect(openSession(safeStorage(full), '')).toHaveLength(21);
  });
});
