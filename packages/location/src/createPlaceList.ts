import type { Place, Position } from '@clothesline/api-client/contract';
import { beginsAlmost } from './beginsAlmost.js';
import type { ListedPlace } from './ListedPlace.js';
import { nearestCity } from './nearest.js';
import { normalized } from './normalized.js';
import { regionWords } from './regions.js';

/** Places that can be found. */
export interface PlaceList {
  /**
   * The places whose name begins so, the best first: "st louis", "cordoba", "portland or". Where there is none, those
   * whose name begins almost so ("okland"), unless `forgives` is false. 8 at most by default.
   */
  find(words: string, limit?: number, forgives?: boolean): Place[];
  /** The city that somebody there would name; undefined where none is near. */
  nearest(position: Position): Place | undefined;
}

/** Below so many letters one wrong letter says nothing. */
const leastForSlips = 4;

/** A part of a city is looked for as often as a town of so many. */
const partWeight = 60_000;

/** Words beyond belong to no name. */
const mostWords = 6;

interface Entry {
  place: ListedPlace;
  name: string;
  /** Every way to write the place's region. */
  regions: readonly string[];
}

/** How well a name fits, the best first; Infinity for not at all. */
type Fit = (name: string) => number;

/** Makes a list searchable. */
export function createPlaceList(places: readonly ListedPlace[]): PlaceList {
  const regions = new Map<string, string[]>();
  const regionsOf = (place: ListedPlace): string[] => {
    const key = `${place.regionCode}, ${place.region}`;
    const known = regions.get(key) ?? regionWords(place).map(normalized);
    regions.set(key, known);
    return known;
  };
  const entries = places.map((place): Entry => ({ place, name: normalized(place.city), regions: regionsOf(place) }));

  function matching({ name, region }: ParsedName, fitOf: (words: string) => Fit): Entry[] {
    const fit = fitOf(name);
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
  /** How the region begins; empty for any. */
  region: string;
}

/** What the words may mean, the likeliest first: a name, or a name and its region. */
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
