import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.js';
import { contrastPairs } from './contrastPairs.js';
import { colors } from './tokens.js';

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s', (_theme, index) => {
  test.each(contrastPairs)('$ink on $background has $limit:1', ({ ink, background, limit }) => {
    expect(contrast(colors[ink][index], colors[background][index])).toBeGreaterThanOrEqual(limit);
  });
});

test('contrast of black and white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
