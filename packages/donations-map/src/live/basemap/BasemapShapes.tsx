import { useMemo } from 'react';
import type { BasemapData } from '../../basemap/BasemapData.js';
import type { MapGeometry } from './mapGeometry.js';
import * as styles from './Basemap.css.js';
import { roundCorners } from './roundCorners.js';

interface BasemapShapesProps {
  basemap: BasemapData;
  geometry: MapGeometry;
  id: string;
}

const blocksFrom = 12.5;

/** Draws the shapes of the map. Line widths grow more slowly than the map itself. */
export function BasemapShapes({ basemap, geometry, id }: BasemapShapesProps) {
  const { zoom, point } = geometry;
  const land = useMemo(() => roundCorners(basemap.land), [basemap]);
  const [latitude = 0, longitude = 0] = basemap.origin;
  const { x, y } = point({ latitude, longitude });
  const scale = 2 ** (zoom - basemap.unitZoom);
  const width = 2 ** ((zoom - 12) * 0.55);
  const street = { strokeWidth: 1.5 * width };
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={basemap.sea} className={styles.sea} />
      <path d={land} className={styles.land} />
      {zoom >= blocksFrom &&
        basemap.grids.map(([path, angle, along, across], index) => {
          const block = `${id}${index}`;
          return (
            <g key={block}>
              <pattern
                id={block}
                width={along}
                height={across}
                patternUnits="userSpaceOnUse"
                patternTransform={`rotate(${angle})`}
              >
                <path d={`M0 0H${along}M0 0V${across}`} className={styles.block} strokeWidth={2.2 / Math.sqrt(scale)} />
              </pattern>
              <path d={String(path)} fill={`url(#${block})`} />
            </g>
          );
        })}
      <path d={basemap.parks} className={styles.park} />
      <path d={basemap.water} className={styles.sea} />
      {zoom >= 11.5 && <path d={basemap.streets} className={styles.road} style={street} />}
      <path d={basemap.trunks} className={styles.casing} style={{ strokeWidth: 2.2 * width + 1.6 }} />
      <path d={basemap.trunks} className={styles.road} style={{ strokeWidth: 2.2 * width }} />
      <path d={basemap.freeways} className={styles.freewayCasing} style={{ strokeWidth: 2.8 * width + 2 }} />
      <path d={basemap.freeways} className={styles.freeway} style={{ strokeWidth: 2.8 * width }} />
    </g>
  );
}
