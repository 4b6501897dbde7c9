import { type CurrentLocation, findArea, parseJson } from '@clothesline/api-client';
import type { Alert, AlertSearch } from '@clothesline/api-client/members';
import { explorePath, type ExploreState } from '../../lib/routing/paths.js';
import { readExploreState } from '../../lib/routing/readExploreState.js';

/** Each one costs a request. */
export const maxFollowed = 20;

export type AlertMark = Pick<Alert, 'token' | 'pace' | 'isConfirmed'>;

export interface FollowedSearch {
  /** The Explore URL with its query. */
  path: string;
  place?: CurrentLocation;
  seenId: number;
  alert?: AlertMark;
}

/** Newest first. */
export type FollowedSearches = readonly FollowedSearch[];

export type Criteria = Pick<FollowedSearch, 'path' | 'place'>;

export function readCriteria(state: ExploreState, place: CurrentLocation | undefined): Criteria | undefined {
  const { search = '', category, size = '', status } = state;
  const around = state.radius === undefined ? undefined : place;
  const radius = around && state.radius;
  const path = explorePath({ search: search.trim(), category, size: size.trim(), status, radius });
  if (path === explorePath()) return undefined;
  return { path, ...(around && { place: { ...around, ...findArea(around).center } }) };
}

/** Equivalent searches have the same key. */
export function criteriaKey({ path, place }: Criteria): string {
  return [path.toLowerCase(), place?.latitude, place?.longitude].join(' ');
}

export function toExploreState({ path }: Criteria) {
  return readExploreState(new URLSearchParams(path.split('?')[1]));
}

export function parseFollowed(text: string | null): FollowedSearches {
  const value = parseJson(text);
  const all = Array.isArray(value) ? value.filter(isFollowed) : [];
  return all.filter((one, index) => all.findIndex((other) => criteriaKey(other) === criteriaKey(one)) === index);
}

function isFollowed(value: unknown): value is FollowedSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { path, place, seenId, alert } = value as Partial<Record<keyof FollowedSearch, unknown>>;
  const isPath = typeof path === 'string' && path.startsWith(`${explorePath()}?`);
  return isPath && Number.isSafeInteger(seenId) && (place === undefined || isPlace(place)) && isMark(alert);
}

const paces = new Set<unknown>(['now', 'daily', 'weekly']);

function isMark(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === undefined;
  const { token, pace, isConfirmed } = value as Partial<Record<keyof AlertMark, unknown>>;
  return (token === undefined || typeof token === 'string') && paces.has(pace) && typeof isConfirmed === 'boolean';
}

function isPlace(value: unknown): value is CurrentLocation {
  if (typeof value !== 'object' || value === null) return false;
  const { latitude, longitude, city, region } = value as Partial<Record<keyof CurrentLocation, unknown>>;
  return (
    Number.isFinite(latitude) && Number.isFinite(longitude) && typeof city === 'string' && typeof region === 'string'
  );
}

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

export function feedAddress(host: string, criteria: Criteria): string {
  const query = Object.entries(followedQuery(criteria)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${host}/donations.atom?${new URLSearchParams(query).toString()}`;
}

/** In miles. */
const nearMiles = 10;

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

export const nearSearch = (place: CurrentLocation): AlertSearch => ({ around: toCircle(place, nearMiles) });

export function toCriteria({ search: { around, ...words } }: Pick<Alert, 'search'>): Criteria {
  const path = explorePath({ ...words, ...(around && { radius: around.miles }) });
  if (!around) return { path };
  const { latitude, longitude, place } = around;
  return { path, place: { latitude, longitude, city: place, region: '' } };
}

function toCircle({ latitude, longitude, city, region }: CurrentLocation, miles: number) {
  return { latitude, longitude, miles, place: city || region || `${latitude.toFixed(1)}, ${longitude.toFixed(1)}` };
}
