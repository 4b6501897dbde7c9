import type { Donation, Position } from '@clothesline/api-client';
import { useEffect, useRef } from 'react';
import type { MapSurface } from '../engine/MapEngine.js';
import { isInside, nearestTo, type Found } from './list/nearestInView.js';
import type { Rest } from './useSurface.js';

/** Longest distance of a donation that the first view reaches by itself, in miles. */
const reach = 50;

/** Positions to show from a place and its nearest donation: both, unless they are too far apart. */
export function viewOfNearest(from: Position, { donation, miles }: Found): Position[] {
  return miles < reach ? [from, donation] : [donation];
}

interface FitOptions {
  made: { surface: MapSurface; rest: Rest } | undefined;
  donations: readonly Donation[];
  origin: Position;
  /** Shows all donations after each change of them. If false, the view widens once, if it would be empty. */
  fits: boolean;
  isKnown: boolean;
}

/** Widens the view to the donations found. */
export function useFit({ made, donations, origin, fits, isKnown }: FitOptions) {
  const shown = useRef<string>(undefined);
  const surface = made?.surface;
  const bounds = made?.rest.bounds;
  useEffect(() => {
    if (!surface || !bounds || !isKnown || donations.length === 0) return;
    const key = fits ? donations.map(({ id }) => id).join() : `${origin.latitude},${origin.longitude}`;
    if (shown.current === key || (!fits && !isInside(bounds, origin))) return;
    shown.current = key;
    if (fits) surface.fit(donations);
    else if (!donations.some((donation) => isInside(bounds, donation))) {
      const nearest = nearestTo(origin, donations);
      if (nearest && nearest.miles < reach) surface.fit(viewOfNearest(origin, nearest));
    }
  }, [surface, bounds, donations, origin, fits, isKnown]);
}
