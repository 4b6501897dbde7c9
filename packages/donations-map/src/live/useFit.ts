import type { Donation, Position } from '@clothesline/api-client';
import { useEffect, useRef } from 'react';
import type { MapSurface } from '../engine/MapEngine.js';
import { isInside, nearestTo, type Found } from './list/nearestInView.js';
import type { Rest } from './useSurface.js';

/** How far away a donation may be for the first view to reach it by itself, in miles. */
const reach = 50;

/** What to show of somewhere and the donation that is nearest to it: both, unless they are too far apart. */
export function viewOfNearest(from: Position, { donation, miles }: Found): Position[] {
  return miles < reach ? [from, donation] : [donation];
}

interface FitOptions {
  made: { surface: MapSurface; rest: Rest } | undefined;
  donations: readonly Donation[];
  origin: Position;
  /** Shows all donations, whenever they become others. Otherwise the view widens once, where it would be empty. */
  fits: boolean;
  isKnown: boolean;
}

/** Lets the view reach what was found. */
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
