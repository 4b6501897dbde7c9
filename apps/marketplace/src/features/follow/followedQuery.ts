import { type Criteria, toExploreState } from './followedSearch.js';

/** A followed search as the query of a list or of its feed. */
export function followedQuery(criteria: Criteria) {
  const { search, category, size, status, radius } = toExploreState(criteria);
  const { place } = criteria;
  const isAround = place !== undefined && radius !== undefined;
  return {
    search: search || undefined,
    category,
    size: size || undefined,
    status,
    ...(isAround && { lat: place.latitude, lng: place.longitude, radius }),
  };
}

/** The address of a followed search's feed, for programs that read feeds. */
export function feedAddress(host: string, criteria: Criteria): string {
  const query = Object.entries(followedQuery(criteria)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${host}/donations.atom?${new URLSearchParams(query).toString()}`;
}
