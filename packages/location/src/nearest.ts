import type { Position } from '@clothesline/api-client/contract';
import type { ListedPlace } from './ListedPlace.js';

/** Inhabitants of a square kilometer of a city, about: turns a population into a radius. */
const density = 800;

/** Maximum distance in km from its edge to count as inside a city. */
const reach = 60;

const kilometersPerDegree = 111.195;

/**
 * Returns the city that people at a position would name. The nearest is often a suburb: weighing cities by the radius
 * that their inhabitants need gives 71 % correct names in large cities, instead of 36 %.
 */
export function nearestCity(
  places: readonly ListedPlace[],
  { latitude, longitude }: Position,
): ListedPlace | undefined {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let best: ListedPlace | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    if (place.population === 0) continue;
    const north = (place.latitude - latitude) * kilometersPerDegree;
    const turn = Math.abs(place.longitude - longitude);
    const east = Math.min(turn, 360 - turn) * kilometersPerDegree * narrowing;
    const distance = Math.hypot(north, east);
    const radius = Math.sqrt(place.population / (density * Math.PI));
    const weight = distance / (1 + radius);
    if (weight < least && distance < radius + reach) {
      least = weight;
      best = place;
    }
  }
  return best;
}
