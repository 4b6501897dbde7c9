import { distanceInMiles, type Donation, type Position } from '@clothesline/api-client';
import { useMemo } from 'react';
import type { Bounds, MapEngine, MapView, Mark } from '../../engine/MapEngine.js';
import { pixelsPerMetre } from '../ground/groundGeometry.js';
import { isInside } from '../list/nearestInView.js';

/** Mark on the map. */
export interface PlacedMark extends Pick<Mark, 'position' | 'count' | 'splitZoom'> {
  key: string;
  /** Donations of a pin or a spot, at most 100. */
  donations: readonly Donation[];
  /** In miles from the visitor. */
  miles: number;
  /** Whether it is inside the view, not only next to it. */
  isInView: boolean;
  /** Radius of the donation's area in meters; undefined if that is unknown or smaller than the pin. */
  areaRadius: number | undefined;
}

/** Returns the key of a donation's pin. */
export const pinKey = (id: number) => `donation ${id}`;

/** Margin around the view, as a share of its size, for marks rendered in advance. */
const beside = 0.12;

/** Returns the marks in and around the view, nearest to the visitor first. */
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
    return findMarks(widened(bounds), zoom)
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

/** Length of a pin, in pixels, which hides a smaller cell. */
const pinLength = 44;

/** Distance from the middle of a square to its corners, in sides. */
const cornerDistance = Math.SQRT1_2;

function visibleRadius({ areaMeters, latitude }: Donation, zoom: number): number | undefined {
  const side = areaMeters ?? 0;
  return side * pixelsPerMetre(zoom, latitude) < pinLength ? undefined : side * cornerDistance;
}

function widened({ west, south, east, north }: Bounds): Bounds {
  const [inline, block] = [(east - west) * beside, (north - south) * beside];
  return { west: west - inline, south: south - block, east: east + inline, north: north + block };
}
