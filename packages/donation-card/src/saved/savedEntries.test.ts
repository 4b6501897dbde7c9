import { describe, expect, test } from 'vitest';
import { parseEntries, withSaved } from './savedEntries.js';

const now = new Date('2026-03-01T10:00:00.000Z');
const coat = { id: 3, savedAt: '2026-02-01T10:00:00.000Z' };
const boots = { id: 9, savedAt: '2026-01-01T10:00:00.000Z' };

describe('parseEntries', () => {
  test('parses stored entries', () => {
    expect(parseEntries(JSON.stringify([coat, boots]))).toEqual([coat, boots]);
  });

  test.each([null, '', 'not JSON', '{}', 'null', '3', '"text"'])('returns nothing for %j', (text) => {
    expect(parseEntries(text)).toEqual([]);
  });

  test('drops only invalid entries', () => {
    const broken = [
      null,
      4,
      { id: '3', savedAt: coat.savedAt },
      { id: 1.5, savedAt: coat.savedAt },
      { id: 4 },
      { id: 5, savedAt: 'soon' },
    ];
    expect(parseEntries(JSON.stringify([...broken, coat]))).toEqual([coat]);
  });

  test('removes duplicates', () => {
    expect(parseEntries(JSON.stringify([coat, { ...coat, savedAt: boots.savedAt }]))).toEqual([coat]);
  });
});

describe('withSaved', () => {
  test('adds a new entry first, with the current time', () => {
    expect(withSaved([boots], 3, true, now)).toEqual([{ id: 3, savedAt: now.toISOString() }, boots]);
  });

  test('removes an entry', () => {
    expect(withSaved([coat, boots], 3, false, now)).toEqual([boots]);
  });

  test('returns the same array if nothing changes', () => {
    const entries = [coat];
    expect(withSaved(entries, 3, true, now)).toBe(entries);
    expect(withSaved(entries, 9, false, now)).toBe(entries);
  });
});
