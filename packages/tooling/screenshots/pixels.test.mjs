import { expect, test } from 'vitest';
import { compare } from './compare.mjs';
import { asStored, fromPng, fromWebp, toPng, toWebp } from './pixels.mjs';

const width = 96;
const height = 64;
const data = new Uint8ClampedArray(width * height * 4).map((_, at) => (at % 4 === 3 ? 255 : (at * 31) % 251));
const picture = { width, height, data };

test('a PNG keeps every pixel', () => {
  expect(fromPng(toPng(picture)).data).toEqual(data);
});

test('a stored picture does not differ from what it was made of', async () => {
  for (const made of [picture, card()]) {
    const stored = await toWebp(made);
    expect(compare(await fromWebp(stored), await asStored(made, stored), true)).toBeUndefined();
  }
});

test.each([
  ['a colour that is a little darker', { ink: [164, 57, 31] }],
  ['a pixel more of padding', { padding: 17 }],
  ['another letter', { word: 0b111101100111 }],
  ['a colour of the ground', { paper: [255, 253, 249] }],
])('storing it does not hide %s', async (_, change) => {
  const stored = await toWebp(card());
  expect(compare(await fromWebp(stored), await asStored(card(change), stored), true)).toBeDefined();
});

/** Words on a button on paper, beside a photograph, which makes the encoding the lossy one. */
function card({ ink = [176, 69, 43], paper = [250, 246, 238], padding = 16, word = 0b101101111101 } = {}) {
  const [width, height] = [320, 160];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const isLetter = (/** @type {number} */ x, /** @type {number} */ y) =>
    x >= 0 && x < 9 && y >= 0 && y < 12 && ((word >> (Math.floor(y / 3) * 3 + Math.floor(x / 3))) & 1) === 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isButton = x >= padding && x < 120 && y >= 40 && y < 84;
      const photo = [(x * y) % 256, (x * 7 + y * 13) % 256, (x ^ y) % 256];
      const color = x >= 200 ? photo : isLetter(x - 40 - padding, y - 56) ? [255, 255, 255] : isButton ? ink : paper;
      data.set(color, 4 * (y * width + x));
    }
  }
  return { width, height, data };
}
