import { describe, expect, it } from 'vitest';
import { createWriteKeys } from './writeKeys.js';

describe('the key of a body', () => {
  const coat = { title: 'Coat', createdAt: '2026-11-01T12:00:00.000Z' };

  it('stays the same until settled, ignoring dates', () => {
    const keys = createWriteKeys();
    const first = keys.of(coat);
    expect(first).toMatch(/^[A-Za-z0-9_-]{8,100}$/);
    expect(keys.of({ ...coat, createdAt: '2026-11-02T12:00:00.000Z' })).toBe(first);
    keys.settle(coat);
    expect(keys.of(coat)).not.toBe(first);
  });

  it('differs for other bodies and other clients', () => {
    const keys = createWriteKeys();
    expect(keys.of({ ...coat, title: 'Hat' })).not.toBe(keys.of(coat));
    expect(createWriteKeys().of(coat)).not.toBe(keys.of(coat));
  });
});
