import { expect, test } from 'vitest';
import { roundCorners } from './roundCorners.js';

test('rounds each corner from the middle of its lines', () => {
  expect(roundCorners('M0 0l10 0 0 10-10 0z')).toBe('M5 0l0 0q5 0 5 5l0 0q0 5 -5 5l0 0q-5 0 -5 -5l0 0q0 -5 5 -5z');
});

test('rounds only the ends of long lines', () => {
  const [first = ''] = roundCorners('M0 0l10000 0 0 10000-10000 0z').split('q');
  expect(first).toBe('M300 0l9400 0');
});

test('accepts one or several closed rings', () => {
  const ring = 'M0 0l10 0 0 10-10 0 0-10z';
  expect(roundCorners(ring)).toBe(roundCorners('M0 0l10 0 0 10-10 0z'));
  expect(roundCorners(ring + ring)).toBe(roundCorners(ring) + roundCorners(ring));
});
