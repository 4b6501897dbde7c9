import { areaOf, type CurrentLocation, parseJson } from '@clothesline/api-client';
import { explorePath, type ExploreState } from '../../routing/paths.js';
import { readExploreState } from '../../routing/readExploreState.js';

/** The most searches that one device follows: each is a call when they are looked at. */
export const maxFollowed = 20;

/** A search that a visitor follows. */
export interface FollowedSearch {
  /** The words and filters, as the address of Explore has them. */
  path: string;
  /** What its radius is around; only where it has one. The middle of a grid cell: no need for more in a feed's address. */
  place?: CurrentLocation;
  /** The id of the newest donation that existed when the visitor last looked: later ones are new. */
  seenId: number;
}

/** Newest first. */
export type FollowedSearches = readonly FollowedSearch[];

/** What is searched; the place where a radius is measured from it. */
export type Criteria = Omit<FollowedSearch, 'seenId'>;

/** What to follow of what Explore shows; undefined where that is everything. */
export function criteriaOf(state: ExploreState, place: CurrentLocation | undefined): Criteria | undefined {
  const { search = '', category, size = '', status } = state;
  const around = state.radius === undefined ? undefined : place;
  const radius = around && state.radius;
  const path = explorePath({ search: search.trim(), category, size: size.trim(), status, radius });
  if (path === explorePath()) return undefined;
  return { path, ...(around && { place: { ...around, ...areaOf(around).center } }) };
}

/** The same for searches that find the same. */
export function keyOf({ path, place }: Criteria): string {
  return [path.toLowerCase(), place?.latitude, place?.longitude].join(' ');
}

/** The words and filters of a followed search. */
export function stateOf({ path }: Criteria) {
  return readExploreState(new URLSearchParams(path.split('?')[1]));
}

/** Reads what the device holds. What is no followed search is left out, so that a broken value never breaks a page. */
export function parseFollowed(text: string | null): FollowedSearches {
  const value = parseJson(text);
  const all = Array.isArray(value) ? value.filter(isFollowed) : [];
  return all.filter((one, index) => all.findIndex((other) => keyOf(other) === keyOf(one)) === index);
}

function isFollowed(value: unknown): value is FollowedSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { path, place, seenId } = value as Partial<Record<keyof FollowedSearch, unknown>>;
  const isPath = typeof path === 'string' && path.startsWith(`${explorePath()}?`);
  return isPath && Number.isSafeInteger(seenId) && (place === undefined || isPlace(place));
}

function isPlace(value: unknown): value is CurrentLocation {
  if (typeof value !== 'object' || value === null) return false;
  const { latitude, longitude, city, region } = value as Partial<Record<keyof CurrentLocation, unknown>>;
  return (
    Number.isFinite(latitude) && Number.isFinite(longitude) && typeof city === 'string' && typeof region === 'string'
  );
}
