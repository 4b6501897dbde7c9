import { distanceInMiles, type Donation, type Position } from '@clothesline/api-client';
import type { Bounds } from '../../engine/MapEngine.js';

export interface Found {
  donation: Donation;
  /** Not rounded. */
  miles: number;
}

/** Whether a position is within the bounds. Supports bounds that cross the date line. */
export function isInside({ west, south, east, north }: Bounds, { latitude, longitude }: Position): boolean {
  if (latitude < south || latitude > north) return false;
  return east - west >= 360 || [-360, 0, 360].some((turn) => longitude + turn >= west && longitude + turn <= east);
}

/** Finds the nearest donations in view. Runs in a single pass because there can be 100,000 of them. */
export function nearestInView(donations: readonly Donation[], bounds: Bounds, origin: Position, limit: number) {
  const nearest: Found[] = [];
  let count = 0;
  for (const donation of donations) {
    if (!isInside(bounds, donation)) continue;
    count += 1;
    const miles = distanceInMiles(origin, donation);
    const last = nearest.at(-1);
    if (nearest.length >= limit && last && miles >= last.miles) continue;
    let at = nearest.length;
    while (at > 0 && (nearest[at - 1]?.miles ?? 0) > miles) at -= 1;
    nearest.splice(at, 0, { donation, miles });
    if (nearest.length > limit) nearest.pop();
  }
  return { count, nearest };
}

export function findNearest(from: Position, donations: readonly Donation[]): Found | undefined {
  let nearest: Found | undefined;
  for (const donation of donations) {
    const miles = distanceInMiles(from, donation);
    if (!nearest || miles < nearest.miles) nearest = { donation, miles };
  }
  return nearest;
}
