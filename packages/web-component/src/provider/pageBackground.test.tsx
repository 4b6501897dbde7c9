import { contrast, tokens } from '@clothesline/ui/theme';
import { expect, test } from 'vitest';
import { minForLight, maxForDark } from './pageBackground.js';

const grays = Array.from({ length: 256 }, (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`);

/** Derived from `contrast`, which is (luminance + 0.05) / 0.05 against black. */
const luminance = (color: string) => contrast(color, '#000000') * 0.05 - 0.05;

test.each([
  ['light', 0, (gray: string) => luminance(gray) >= minForLight],
  ['dark', 1, (gray: string) => luminance(gray) <= maxForDark],
] as const)('text of the %s theme is readable on every matching background', (_, index, fits) => {
  const grounds = grays.filter(fits);
  expect(grounds.length).toBeGreaterThan(30);
  for (const text of [tokens.color.text, tokens.color.muted]) {
    for (const ground of grounds) expect(contrast(text[index], ground)).toBeGreaterThanOrEqual(4.5);
  }
});
