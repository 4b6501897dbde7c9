import type { Donation, Position } from '@clothesline/api-client';
import { useEffect, useRef } from 'react';
import type { MapSurface } from '../engine/MapEngine.js';
import { isInside, findNearest, type Found } from './list/nearestInView.js';
import type { Rest } from './useSurface.js';

const reach = 50;

/**
 * Returns the positions to show for a place and its nearest donation. If they're too far apart, it's just the donation.
 */
export function getNearestView(from: Position, { donation, miles }: Found): Position[] {
  return miles < reach ? [from, donation] : [donation];
}

interface FitOptions {
  made: { surface: MapSurface; rest: Rest } | undefined;
  donations: readonly Donation[];
  origin: Position;
  /**
   * Fits all donations whenever they change. If false, the view is only widened once, and only if it would be empty.
   */
  fits: boolean;
  isKnown: boolean;
}

/** Zooms out if the visible area contains no donations. */
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
      const nearest = findNearest(origin, donations);
      if (nearest && nearest.miles < reach) surface.fit(getNearestView(origin, nearest));
    }
  }, [surface, bounds, donations, origin, fits, isKnown]);
}
