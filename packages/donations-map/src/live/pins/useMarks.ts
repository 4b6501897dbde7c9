import { distanceInMiles, type Donation, type Position } from '@clothesline/api-client';
import { useMemo } from 'react';
import type { Bounds, Clusters, GeoPoint, MapEngine, MapView } from '../../engine/MapEngine.js';
import { pixelsPerMetre } from '../ground/groundGeometry.js';
import { isInside } from '../list/nearestInView.js';

/** Mark on the map: a donation's pin, a cluster that splits at `splitZoom`, or one that never splits. */
export type PlacedMark = {
  key: string;
  position: GeoPoint;
  /** In miles from the visitor. */
  miles: number;
  /** Whether it is in the view, not just beside it. */
  isInView: boolean;
  /** Radius of the donation's area in meters; undefined if that is unknown or smaller than the pin. */
  areaRadius: number | undefined;
} & (
  | { kind: 'pin'; donation: Donation }
  | { kind: 'cluster'; id: number; count: number; splitZoom: number | undefined }
);

/** Share of the view's size beside it in which marks are rendered ahead of a glide. */
const beside = 0.12;

export function useClusters(engine: MapEngine, donations: readonly Donation[]): Clusters {
  return useMemo(() => engine.createClusters(donations), [engine, donations]);
}

/** Returns the marks in and just beside the view, nearest to the visitor first. */
export function useMarks(
  clusters: Clusters,
  donations: readonly Donation[],
  view: { view: MapView; bounds: Bounds } | undefined,
  origin: Position,
): PlacedMark[] {
  const { latitude, longitude } = origin;
  return useMemo(() => {
    if (!view) return [];
    const { bounds } = view;
    const { zoom } = view.view;
    const visitor = { latitude, longitude };
    return clusters
      .marks(widened(bounds), zoom)
      .flatMap((mark): PlacedMark[] => {
        const { position } = mark;
        const splitZoom = mark.kind === 'cluster' ? clusters.splitZoom(mark.id) : undefined;
        const first = mark.kind === 'cluster' ? clusters.members(mark.id, 1)[0] : mark.index;
        const common = {
          position,
          miles: distanceInMiles(visitor, position),
          isInView: isInside(bounds, position),
          areaRadius:
            splitZoom === undefined && first !== undefined ? visibleRadius(donations[first], zoom) : undefined,
        };
        if (mark.kind === 'cluster') {
          const { id, count } = mark;
          return [{ ...common, key: `cluster ${id}`, kind: 'cluster', id, count, splitZoom }];
        }
        const donation = donations[mark.index];
        return donation ? [{ ...common, key: `donation ${donation.id}`, kind: 'pin', donation }] : [];
      })
      .sort((a, b) => a.miles - b.miles);
  }, [clusters, donations, view, latitude, longitude]);
}

/** Length of a pin, in pixels, which hides a smaller cell. */
const pinLength = 44;

/** Distance from the middle of a square to its corners, in sides. */
const cornerDistance = Math.SQRT1_2;

function visibleRadius(donation: Donation | undefined, zoom: number): number | undefined {
  const side = donation?.areaMeters ?? 0;
  if (!donation || side * pixelsPerMetre(zoom, donation.latitude) < pinLength) return undefined;
  return side * cornerDistance;
}

function widened({ west, south, east, north }: Bounds): Bounds {
  const [inline, block] = [(east - west) * beside, (north - south) * beside];
  return { west: west - inline, south: south - block, east: east + inline, north: north + block };
}
