import { expect, test } from 'vitest';
import { compare } from './compare.mjs';
import { fromPng, fromWebp, toPng, toWebp } from './pixels.mjs';

const width = 96;
const height = 64;
const data = new Uint8ClampedArray(width * height * 4).map((_, at) => (at % 4 === 3 ? 255 : (at * 31) % 251));
const picture = { width, height, data };

test('a PNG keeps every pixel', () => {
  expect(fromPng(toPng(picture)).data).toEqual(data);
});

test('a WebP keeps what can be seen', async () => {
  expect(compare(picture, await fromWebp(await toWebp(picture)), true)).toBeUndefined();
});
