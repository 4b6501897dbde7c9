import { distanceInMiles, type Donation, type Position } from '@clothesline/api-client';
import { useMemo } from 'react';
import type { Bounds, MapEngine, MapView, Mark } from '../../engine/MapEngine.js';
import { pixelsPerMetre } from '../basemap/mapGeometry.js';
import { isInside } from '../list/nearestInView.js';

export interface PlacedMark extends Pick<Mark, 'position' | 'count' | 'splitZoom'> {
  key: string;
  donations: readonly Donation[];
  miles: number;
  /** False for markers that are rendered outside the visible area. */
  isInView: boolean;
  /** In meters. Undefined if it's unknown or if the pin would cover the area anyway. */
  areaRadius: number | undefined;
}

/** Returns the marker key for a donation. */
export const pinKey = (id: number) => `donation ${id}`;

/** Markers are rendered a bit beyond the visible area. This is the margin as a fraction of its size. */
const overscan = 0.12;

/** Returns the markers in and around the visible area, closest to the visitor first. */
export function useMarks(
  engine: MapEngine,
  donations: readonly Donation[],
  view: { view: MapView; bounds: Bounds } | undefined,
  origin: Position,
): PlacedMark[] {
  const findMarks = useMemo(() => engine.createClusters(donations), [engine, donations]);
  const { latitude, longitude } = origin;
  return useMemo(() => {
    if (!view) return [];
    const { bounds } = view;
    const { zoom } = view.view;
    const visitor = { latitude, longitude };
    return findMarks(widenBounds(bounds), zoom)
      .map(({ clusterId, position, count, splitZoom, members }): PlacedMark => {
        const held = members.flatMap((index) => donations[index] ?? []);
        const [first] = held;
        return {
          key: count === 1 && first ? pinKey(first.id) : `cluster ${clusterId}`,
          position,
          count,
          splitZoom,
          donations: held,
          miles: distanceInMiles(visitor, position),
          isInView: isInside(bounds, position),
          areaRadius: first && visibleRadius(first, zoom),
        };
      })
      .sort((a, b) => a.miles - b.miles);
  }, [findMarks, donations, view, latitude, longitude]);
}

const pinLength = 44;

const cornerDistance = Math.SQRT1_2;

function visibleRadius({ areaMeters, latitude }: Donation, zoom: number): number | undefined {
  const side = areaMeters ?? 0;
  return side * pixelsPerMetre(zoom, latitude) < pinLength ? undefined : side * cornerDistance;
}

function widenBounds({ west, south, east, north }: Bounds): Bounds {
  const [inline, block] = [(east - west) * overscan, (north - south) * overscan];
  return { west: west - inline, south: south - block, east: east + inline, north: north + block };
}
