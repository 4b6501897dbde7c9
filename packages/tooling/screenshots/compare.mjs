import pixelmatch from 'pixelmatch';

/**
 * @typedef {import('./pixels.mjs').Picture} Picture
 *
 * @typedef {object} Difference
 * @property {string} says A readable description
 * @property {Picture} [picture] The differences in red. Missing if the sizes don't match
 */

/**
 * Tolerance for screenshots from the same Chromium and system. Even there, antialiasing of round corners varies
 * slightly between runs and machines. Stored losslessly, that's a minimal difference, so colors count from 4 % (ten
 * shades of gray). Lossy encoding can amplify it to 25 shades, so they count from 12 %. 12 pixels are less than the dot
 * of an i.
 */
const exact = { lossless: { threshold: 0.04, pixels: 12 }, lossy: { threshold: 0.12, pixels: 12 } };

/**
 * Tolerance for screenshots from another Chromium or system. Letters look different there and lines may break earlier,
 * but blocks stay in place and retain their color. We compare squares of 8 pixels, and 2.5 % of them may differ.
 */
const coarse = { square: 8, step: 24, share: 0.025, height: 0.05 };

/**
 * Compares two screenshots. Returns `undefined` if they're equal.
 * @param {Picture} expected
 * @param {Picture} actual
 * @param {'afar' | keyof typeof exact} how How they were stored, if both are from the same Chromium and system
 * @returns {Difference | undefined}
 */
export function compare(expected, actual, how) {
  return how === 'afar' ? compareCoarsely(expected, actual) : compareExactly(expected, actual, exact[how]);
}

/**
 * @param {Picture} expected
 * @param {Picture} actual
 * @param {typeof exact.lossless} tolerance
 * @returns {Difference | undefined}
 */
function compareExactly(expected, actual, { threshold, pixels }) {
  const { width, height } = expected;
  if (width !== actual.width || height !== actual.height) return otherSize(expected, actual);
  const data = new Uint8ClampedArray(expected.data.length);
  const options = { threshold, alpha: 0.25 };
  const count = pixelmatch(expected.data, actual.data, data, width, height, options);
  if (count <= pixels) return undefined;
  const share = ((100 * count) / (width * height)).toFixed(2);
  return { says: `${count} pixels differ (${share} %)`, picture: { width, height, data } };
}

/**
 * @param {Picture} expected
 * @param {Picture} actual
 * @returns {Difference | undefined}
 */
function compareCoarsely(expected, actual) {
  const apart = Math.abs(expected.height - actual.height);
  if (expected.width !== actual.width || apart > Math.max(coarse.square, coarse.height * expected.height)) {
    return otherSize(expected, actual);
  }
  const columns = Math.floor(expected.width / coarse.square);
  const rows = Math.floor(Math.min(expected.height, actual.height) / coarse.square);
  let count = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (maxDifference(mean(expected, column, row), mean(actual, column, row)) > coarse.step) count++;
    }
  }
  const share = count / (rows * columns);
  if (!(share > coarse.share)) return undefined;
  return { says: `${(100 * share).toFixed(1)} % of the picture has another color, seen from afar` };
}

/**
 * @param {Picture} expected
 * @param {Picture} actual
 */
function otherSize(expected, actual) {
  return {
    says: `it is ${actual.width} × ${actual.height} pixels large, and was ${expected.width} × ${expected.height}`,
  };
}

/**
 * @param {Picture} picture
 * @param {number} column
 * @param {number} row
 */
function mean({ width, data }, column, row) {
  let [red, green, blue] = [0, 0, 0];
  for (let y = row * coarse.square; y < (row + 1) * coarse.square; y++) {
    for (let x = column * coarse.square; x < (column + 1) * coarse.square; x++) {
      const at = 4 * (y * width + x);
      red += data[at] ?? 0;
      green += data[at + 1] ?? 0;
      blue += data[at + 2] ?? 0;
    }
  }
  return [red, green, blue].map((value) => value / coarse.square ** 2);
}

/**
 * @param {number[]} one
 * @param {number[]} other
 */
function maxDifference(one, other) {
  return Math.max(...one.map((value, part) => Math.abs(value - (other[part] ?? 0))));
}
