import { useId, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { BasemapData } from '../../basemap/BasemapData.js';
import type { GeoPoint, MapSurface } from '../../engine/MapEngine.js';
import type { LiveMapModel } from '../useLiveMap.js';
import { mapGeometry, type MapGeometry } from './mapGeometry.js';
import * as styles from './Basemap.css.js';
import { BasemapLabels } from './BasemapLabels.js';
import { BasemapShapes } from './BasemapShapes.js';
import { pickLabels, type Box } from './labels.js';
import { Rings } from './Rings.js';
import { pinKey, type PlacedMark } from '../pins/useMarks.js';
import { usePlaces } from '../pins/usePlaces.js';
import type { Rest } from '../useSurface.js';

export interface BasemapProps {
  model: Pick<LiveMapModel, 'units' | 'texts' | 'marks' | 'selection' | 'hinted'>;
  surface: MapSurface;
  drawn: Rest;
  rest: Rest;
  basemap: BasemapData | undefined;
  ringsAround: GeoPoint | undefined;
  /** If known. */
  visitor: GeoPoint | undefined;
  area: { center: GeoPoint; radius: number } | undefined;
}

export function Basemap({ model, surface, drawn, rest, basemap, ringsAround, visitor, area }: BasemapProps) {
  const id = useId();
  const placeAt = usePlaces(surface);
  const geometry = useMemo(() => mapGeometry(surface, drawn), [surface, drawn]);
  const { marks, selection, hinted } = model;
  const labels = useMemo(
    () => (basemap ? pickLabels(basemap, geometry, boxOfView(geometry, rest), markBoxes(geometry, marks)) : []),
    [basemap, geometry, rest, marks],
  );
  const { corner, width, height, zoom } = geometry;
  const visitorAt = visitor && geometry.point(visitor);
  const areaAt = area && geometry.point(area.center);
  return createPortal(
    <svg
      ref={placeAt(corner, zoom)}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      data-placed=""
      className={styles.background}
    >
      {basemap && <BasemapShapes basemap={basemap} geometry={geometry} id={id} />}
      {ringsAround && <Rings center={ringsAround} geometry={geometry} units={model.units} texts={model.texts} />}
      {area && areaAt && (
        <circle cx={areaAt.x} cy={areaAt.y} r={area.radius * geometry.pixelsPerMetre} className={styles.area} />
      )}
      {marks.map(({ key, position, areaRadius }) => {
        // Only draw the selected pin's area. Drawing all of them would hide the city.
        const isMarked = key === selection?.key || (hinted !== undefined && key === pinKey(hinted));
        if (areaRadius === undefined || !isMarked) return null;
        const { x, y } = geometry.point(position);
        return <circle key={key} cx={x} cy={y} r={areaRadius * geometry.pixelsPerMetre} className={styles.cell} />;
      })}
      <BasemapLabels labels={labels} />
      {visitorAt && <circle cx={visitorAt.x} cy={visitorAt.y} r={8} className={styles.visitor} />}
    </svg>,
    surface.basemapPane,
  );
}

/** In pixels. */
function boxOfView(geometry: MapGeometry, { bounds: { west, south, east, north } }: Rest): Box {
  const { x: left, y: top } = geometry.point({ latitude: north, longitude: west });
  const { x: right, y: bottom } = geometry.point({ latitude: south, longitude: east });
  return { left, top, right, bottom };
}

const extents = { pin: [20, 44, 0], round: [22, 22, 22], cluster: [30, 30, 30] } as const;

function markBoxes(geometry: MapGeometry, marks: readonly PlacedMark[]): Box[] {
  return marks.map(({ position, count, areaRadius }) => {
    const { x, y } = geometry.point(position);
    const [side, above, below] = extents[count > 1 ? 'cluster' : areaRadius === undefined ? 'pin' : 'round'];
    return { left: x - side, right: x + side, top: y - above, bottom: y + below };
  });
}
