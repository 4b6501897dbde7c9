import { expect, test } from 'vitest';
import { toTimeDraft, readTime } from './timeDraft.js';

const now = new Date(2026, 10, 23, 12, 0);
const read = (from: string, to: string) => readTime({ day: '2026-11-24', from, to }, now);

test('a time within a day is parsed unchanged', () => {
  expect(read('17:00', '19:00')).toEqual({
    time: { from: new Date(2026, 10, 24, 17).toISOString(), to: new Date(2026, 10, 24, 19).toISOString() },
  });
});

test('a time past midnight ends on the next day, in drafts too', () => {
  const time = { from: new Date(2026, 10, 24, 23).toISOString(), to: new Date(2026, 10, 25, 1).toISOString() };
  expect(read('23:00', '01:00')).toEqual({ time });
  expect(readTime(toTimeDraft(time), now)).toEqual({ time });
});

test.each([
  ['17:00', '16:00'],
  ['17:00', '17:00'],
  ['', '17:00'],
  ['17:00', ''],
])('from %j to %j is invalid', (from, to) => {
  expect(read(from, to)).toEqual({ issue: 'timeOrder' });
});
