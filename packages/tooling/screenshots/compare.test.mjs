import { describe, expect, test } from 'vitest';
import { compare } from './compare.mjs';

const paper = [250, 246, 238];
const clay = [176, 69, 43];

/**
 * @param {(x: number, y: number) => number[]} color
 * @param {number} [height]
 */
function picture(color, height = 160) {
  const width = 320;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(color(x, y), 4 * (y * width + x));
  return { width, height, data };
}

/** A button of these measures on paper. */
const button = (left = 40, color = clay, width = 120) =>
  picture((x, y) => (x >= left && x < left + width && y >= 40 && y < 84 ? color : paper));

describe('with the same Chromium', () => {
  test('equal pictures do not differ, nor do colors a few steps apart', () => {
    expect(compare(button(), button(), 'lossless')).toBeUndefined();
    expect(compare(button(), button(40, [178, 71, 41]), 'lossless')).toBeUndefined();
  });

  test('a color step of the lossy encoding is ignored, a real change is not', () => {
    expect(compare(button(), button(40, [196, 89, 63]), 'lossy')).toBeUndefined();
    expect(compare(button(), button(41), 'lossy')).toBeDefined();
    expect(compare(button(), button(40, [29, 92, 77]), 'lossy')).toBeDefined();
  });

  test.each([
    ['another place', button(41), /pixels differ/],
    ['another width', button(40, clay, 121), /pixels differ/],
    ['another color', button(40, [29, 92, 77]), /pixels differ/],
    ['another height of the page', picture(() => paper, 161), /320 × 161 pixels large, and was 320 × 160/],
  ])('%s differs', (_, actual, says) => {
    expect(compare(button(), actual, 'lossless')?.says).toMatch(says);
  });

  test('the difference is a picture', () => {
    expect(compare(button(), button(41), 'lossless')?.picture).toMatchObject({ width: 320, height: 160 });
  });
});

describe('with another Chromium', () => {
  test('edges and heights that moved by a pixel do not differ', () => {
    expect(compare(button(), button(41), 'afar')).toBeUndefined();
    expect(
      compare(
        button(),
        picture((x, y) => (x >= 40 && x < 160 && y >= 40 && y < 84 ? clay : paper), 162),
        'afar',
      ),
    ).toBeUndefined();
  });

  test.each([
    ['a button that is gone', picture(() => paper)],
    ['another color', button(40, [29, 92, 77])],
    ['a third more page', picture(() => paper, 220)],
  ])('%s differs', (_, actual) => {
    expect(compare(button(), actual, 'afar')).toBeDefined();
  });
});
