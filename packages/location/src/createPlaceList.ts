import type { Place, Position } from '@clothesline/api-client/contract';
import { beginsAlmost } from './beginsAlmost.js';
import type { ListedPlace } from './ListedPlace.js';
import { nearestCity } from './nearest.js';
import { normalized } from './normalized.js';
import { regionWords } from './regions.js';

/** List of places to search. */
export interface PlaceList {
  /**
   * Returns the places whose name begins so, the best first: "st louis", "cordoba", "portland or". If there is none,
   * those whose name begins so apart from one slip ("okland"), unless `forgives` is false. 8 at most by default.
   */
  find(words: string, limit?: number, forgives?: boolean): Place[];
  /** Returns the city that a person there would name; undefined if none is near. */
  nearest(position: Position): Place | undefined;
}

/** Shortest search in letters that may contain a slip. */
const leastForSlips = 4;

/** Weight of a part of a city: as a town of so many inhabitants. */
const partWeight = 60_000;

/** Longest search in words; further words are ignored. */
const mostWords = 6;

interface Entry {
  place: ListedPlace;
  name: string;
  /** Every way to write the place's region. */
  regions: readonly string[];
}

/** Rates a name, the lowest first; Infinity for no match. */
type Fit = (name: string) => number;

/** Makes a list searchable. */
export function createPlaceList(places: readonly ListedPlace[]): PlaceList {
  const regions = new Map<string, string[]>();
  const listRegions = (place: ListedPlace): string[] => {
    const key = `${place.regionCode}, ${place.region}`;
    const known = regions.get(key) ?? regionWords(place).map(normalized);
    regions.set(key, known);
    return known;
  };
  const entries = places.map((place): Entry => ({ place, name: normalized(place.city), regions: listRegions(place) }));

  function matching({ name, region }: ParsedName, makeFit: (words: string) => Fit): Entry[] {
    const fit = makeFit(name);
    const found: { entry: Entry; rank: number }[] = [];
    for (const entry of entries) {
      if (!isIn(entry, region)) continue;
      const rank = fit(entry.name);
      if (rank < Number.POSITIVE_INFINITY) found.push({ entry, rank });
    }
    return found
      .sort((one, other) => one.rank - other.rank || weight(other.entry.place) - weight(one.entry.place))
      .map(({ entry }) => entry);
  }

  function find(words: string, limit = 8, forgives = true): Place[] {
    const wanted = readings(words);
    const plain = wanted.flatMap((reading) => matching(reading, plainFit));
    const slips = wanted.filter(({ name }) => forgives && name.length >= leastForSlips);
    const found = plain.length > 0 ? plain : slips.flatMap((reading) => matching(reading, slipFit));
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
  /** Beginning of the region; empty for any. */
  region: string;
}

/** Parses words as a name, or as a name and its region; the likeliest first. */
function readings(words: string): ParsedName[] {
  const [first = '', ...rest] = words.split(',');
  const parts = normalized(first).split(' ').slice(0, mostWords);
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

function plainFit(words: string): Fit {
  return (name) => {
    if (name === words) return 0;
    if (name.startsWith(words)) return 1;
    return name.includes(` ${words}`) ? 2 : Number.POSITIVE_INFINITY;
  };
}

function slipFit(words: string): Fit {
  return (name) => {
    if (!beginsAlmost(name, words)) return Number.POSITIVE_INFINITY;
    return Math.abs(name.length - words.length) <= 1 ? 0 : 1;
  };
}

function toPlace({ city, region, latitude, longitude }: ListedPlace): Place {
  return { city, region, latitude, longitude };
}
