import { distanceText, kilometersPerMile, type Units } from '@clothesline/api-client';
import type { GeoPoint } from '../../engine/MapEngine.js';
import type { DonationsMapMessages } from '../../messages.js';
import type { MapGeometry } from './mapGeometry.js';
import * as styles from './Basemap.css.js';

/** In miles. */
const radii = [0.5, 1, 2, 5, 10, 25, 50, 100, 250];

export function Rings({
  center,
  geometry,
  units,
  texts,
}: {
  center: GeoPoint;
  geometry: MapGeometry;
  units: Units;
  texts: DonationsMapMessages;
}) {
  const { x, y } = geometry.point(center);
  const inMiles = units === 'km' ? radii.map((radius) => radius / kilometersPerMile) : radii;
  return inMiles
    .map((miles) => ({ miles, radius: miles * kilometersPerMile * 1000 * geometry.pixelsPerMetre }))
    .filter(({ radius }) => radius > 60 && radius < geometry.width)
    .map(({ miles, radius }) => (
      <g key={miles}>
        <circle cx={x} cy={y} r={radius} className={styles.ring} />
        <text x={x} y={y - radius} className={styles.ringName}>
          {distanceText(miles, units, texts)}
        </text>
      </g>
    ));
}
