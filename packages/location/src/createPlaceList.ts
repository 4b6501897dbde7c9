import { distanceInMiles, type Place, type Position } from '@clothesline/api-client/contract';
import { startsWithTypo } from './startsWithTypo.js';
import type { ListedPlace } from './ListedPlace.js';
import { nearestCity } from './nearest.js';
import { commas, normalized } from './normalized.js';
import { regionWords } from './regions.js';

export interface FindOptions {
  /** Maximum number of places. Defaults to 8. */
  limit?: number | undefined;
  /** Whether to tolerate a typo (e.g. "okland") if nothing else matches. Defaults to true. */
  forgives?: boolean | undefined;
  /**
   * Prefers places around this position, even if they're misspelled. All others are sorted by population and distance.
   */
  near?: Position | undefined;
}

export interface PlaceList {
  /**
   * Returns the places that start with the query, best match first. Understands queries such as "st louis", "cordoba",
   * "portland or" and "the mission".
   */
  find(words: string, options?: FindOptions): Place[];
  /** Returns the city that people at this position would name as their home, or `undefined` if no city is nearby. */
  nearest(position: Position): Place | undefined;
}

const minForSlips = 4;

/** Radius around `near` in miles. Places within it are preferred. */
const areaMiles = 40;

/** Ranks neighborhoods like a town of this population. */
const partWeight = 60_000;

const maxWords = 6;

interface Entry {
  place: ListedPlace;
  name: string;
  regions: readonly string[];
}

interface Match {
  entry: Entry;
  rank: number;
  isLocal: boolean;
  /** Population divided by the distance in miles. Decides between places with the same name. */
  pull: number;
}

/** Returns a rank for a name, or `Infinity` if it doesn't match. */
type Fit = (name: string) => number;

/** Creates a searchable list. */
export function createPlaceList(places: readonly ListedPlace[]): PlaceList {
  const regions = new Map<string, string[]>();
  const listRegions = (place: ListedPlace): string[] => {
    const key = `${place.regionCode}, ${place.region}`;
    const known = regions.get(key) ?? regionWords(place).map(normalized);
    regions.set(key, known);
    return known;
  };
  const entries = places.map((place): Entry => ({ place, name: normalized(place.city), regions: listRegions(place) }));

  function matching({ name, region }: ParsedName, makeFit: (words: string) => Fit, near?: Position): Match[] {
    const fit = makeFit(name);
    const found: Match[] = [];
    for (const entry of entries) {
      if (!isIn(entry, region)) continue;
      const rank = fit(entry.name);
      if (rank === Number.POSITIVE_INFINITY) continue;
      const miles = near ? distanceInMiles(near, entry.place) : 0;
      found.push({
        entry,
        rank,
        isLocal: near !== undefined && miles <= areaMiles,
        pull: weight(entry.place) / (miles + 10),
      });
    }
    return found.sort((one, other) => one.rank - other.rank || other.pull - one.pull);
  }

  function find(words: string, { limit = 8, forgives = true, near }: FindOptions = {}): Place[] {
    const wanted = readings(words);
    const plain = wanted.flatMap((reading) => matching(reading, fitExactly, near));
    const slips = wanted
      .filter(({ name }) => forgives && name.length >= minForSlips)
      .flatMap((reading) => matching(reading, fitWithTypo, near));
    const isLocal = (match: Match) => match.isLocal;
    const found = [
      ...plain.filter(isLocal),
      ...slips.filter(isLocal),
      ...plain,
      ...(plain.length > 0 ? [] : slips),
    ].map(({ entry }) => entry);
    return [...new Set(found)].slice(0, limit).map(({ place }) => toPlace(place));
  }

  return {
    find,
    nearest(position) {
      const place = nearestCity(places, position);
      return place && toPlace(place);
    },
  };
}

interface ParsedName {
  name: string;
  region: string;
}

/** Splits a query into a name and possibly a region. Returns all ways to do so, most likely first. */
function readings(words: string): ParsedName[] {
  const [first = '', ...rest] = words.split(commas);
  const parts = normalized(first)
    .replace(/^the (?=.)/, '')
    .split(' ')
    .slice(0, maxWords);
  const name = parts.join(' ');
  if (name === '') return [];
  const region = normalized(rest.join(' '));
  if (region !== '') return [{ name, region }];
  return parts
    .map((_, index) => ({ name: parts.slice(0, index + 1).join(' '), region: parts.slice(index + 1).join(' ') }))
    .reverse();
}

function isIn({ regions }: Entry, region: string): boolean {
  return region === '' || regions.some((word) => word.startsWith(region));
}

function weight({ population }: ListedPlace): number {
  return population === 0 ? partWeight : population;
}

function fitExactly(words: string): Fit {
  return (name) => {
    if (name === words) return 0;
    if (name.startsWith(words)) return 1;
    return name.includes(` ${words}`) ? 2 : Number.POSITIVE_INFINITY;
  };
}

function fitWithTypo(words: string): Fit {
  return (name) => {
    if (!startsWithTypo(name, words)) return Number.POSITIVE_INFINITY;
    return Math.abs(name.length - words.length) <= 1 ? 0 : 1;
  };
}

function toPlace({ city, region, latitude, longitude }: ListedPlace): Place {
  return { city, region, latitude, longitude };
}
