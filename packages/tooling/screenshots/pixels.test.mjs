import { expect, test } from 'vitest';
import { compare } from './compare.mjs';
import { asStored, fromPng, fromWebp, storedAs, toPng, toWebp } from './pixels.mjs';

const width = 96;
const height = 64;
const data = new Uint8ClampedArray(width * height * 4).map((_, at) => (at % 4 === 3 ? 255 : (at * 31) % 251));
const picture = { width, height, data };

test('a PNG keeps every pixel', () => {
  expect(fromPng(toPng(picture)).data).toEqual(data);
});

test('a stored picture equals its source', async () => {
  for (const made of [picture, card()]) {
    const stored = await toWebp(made);
    expect(compare(await fromWebp(stored), await asStored(made, stored), storedAs(stored))).toBeUndefined();
  }
});

test('a picture with a photograph is stored with loss, a flat one without', async () => {
  expect(storedAs(await toWebp(card()))).toBe('lossy');
  expect(storedAs(await toWebp(card({ photo: false })))).toBe('lossless');
});

test.each([
  ['a color that is a little darker', { ink: [164, 57, 31] }],
  ['a color of the ground', { paper: [238, 232, 222] }],
  ['a pixel more of padding', { padding: 17 }],
  ['another letter', { word: 0b111101100111 }],
])('detects %s in a lossless picture', async (_, change) => {
  expect(await differs({ ...change, photo: false })).toBe(true);
});

test.each([
  ['another color', { ink: [29, 92, 77] }],
  ['a pixel more of padding', { padding: 17 }],
  ['another letter', { word: 0b111101100111 }],
])('detects %s in a lossy picture', async (_, change) => {
  expect(await differs(change)).toBe(true);
});

test.each([true, false])('ignores a color step at the corners (with a photograph: %s)', async (photo) => {
  expect(await differs({ photo, corner: 1 })).toBe(false);
});

/** Whether a change shows in the stored picture. */
async function differs(/** @type {Parameters<typeof card>[0]} */ change) {
  const stored = await toWebp(card({ photo: change?.photo }));
  return compare(await fromWebp(stored), await asStored(card(change), stored), storedAs(stored)) !== undefined;
}

/** Draws words on a button on paper; a photograph beside it makes the encoding lossy. */
function card({
  ink = [176, 69, 43],
  paper = [250, 246, 238],
  padding = 16,
  word = 0b101101111101,
  photo = true,
  corner = 0,
} = {}) {
  const [width, height] = [320, 160];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const isLetter = (/** @type {number} */ x, /** @type {number} */ y) =>
    x >= 0 && x < 9 && y >= 0 && y < 12 && ((word >> (Math.floor(y / 3) * 3 + Math.floor(x / 3))) & 1) === 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isButton = x >= padding && x < 120 && y >= 40 && y < 84;
      const noise = [(x * y) % 256, (x * 7 + y * 13) % 256, (x ^ y) % 256].map((value) => value / 2 + 64);
      const isCorner = Math.abs(x - padding) < 3 && Math.abs(y - 40) < 3;
      const ground = isCorner ? paper.map((value) => value - corner) : paper;
      const color =
        photo && x >= 200
          ? noise
          : isLetter(x - 40 - padding, y - 56)
            ? [255, 255, 255]
            : isButton && !isCorner
              ? ink
              : ground;
      data.set(color, 4 * (y * width + x));
    }
  }
  return { width, height, data };
}
