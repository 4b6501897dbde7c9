import type { CurrentLocation } from '@clothesline/api-client';
import type { Alert, AlertSearch } from '@clothesline/api-client/members';
import { explorePath } from '../../lib/routing/paths.js';
import { type Criteria, toExploreState } from './followedSearch.js';

/** Miles around a visitor's place that count as near. */
const nearMiles = 10;

/** Search of an alert for what Explore shows. */
export function toAlertSearch(criteria: Criteria): AlertSearch {
  const { search, category, size, radius } = toExploreState(criteria);
  const { place } = criteria;
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...(size && { size }),
    ...(place && radius !== undefined && { around: toCircle(place, radius) }),
  };
}

/** Search for everything near a place. */
export const nearSearch = (place: CurrentLocation): AlertSearch => ({ around: toCircle(place, nearMiles) });

/** Conditions of Explore for the search of an alert. */
export function toCriteria({ search: { around, ...words } }: Pick<Alert, 'search'>): Criteria {
  const path = explorePath({ ...words, ...(around && { radius: around.miles }) });
  if (!around) return { path };
  const { latitude, longitude, place } = around;
  return { path, place: { latitude, longitude, city: place, region: '' } };
}

function toCircle({ latitude, longitude, city, region }: CurrentLocation, miles: number) {
  return { latitude, longitude, miles, place: city || region || `${latitude.toFixed(1)}, ${longitude.toFixed(1)}` };
}
