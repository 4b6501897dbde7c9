import type { Place } from '../../contract/findPlaces.js';
import { defaultLocation, distanceInMiles, locationName, type Position } from '../../contract/position.js';

const places: readonly Place[] = [
  defaultLocation,
  { city: 'Oakland', region: 'CA', latitude: 37.8044, longitude: -122.2712 },
  { city: 'San José', region: 'Costa Rica', latitude: 9.9333, longitude: -84.0833 },
  { city: 'Sanaa', region: 'Yemen', latitude: 15.3547, longitude: 44.2067 },
];

const noeValley: Place = { city: 'Noe Valley', region: 'San Francisco', latitude: 37.75, longitude: -122.433 };

const reach = 50;

/** By name prefix only, without spelling correction. */
export function findPlaces(words: string): Place[] {
  const wanted = words.trim().toLowerCase();
  return wanted === ''
    ? []
    : [...places, noeValley].filter((place) => locationName(place).toLowerCase().startsWith(wanted));
}

/** May be empty. */
export function nearestPlace(position: Position): Place[] {
  return places
    .map((place) => ({ place, miles: distanceInMiles(position, place) }))
    .filter(({ miles }) => miles < reach)
    .sort((one, other) => one.miles - other.miles)
    .slice(0, 1)
    .map(({ place }) => place);
}
