import type { ListedPlace } from './ListedPlace.js';
import { regionName } from './regions.js';

/** A list of places as `generate/pack.mjs` writes it. Rows of numbers are split into high and low digits. */
export interface PackedPlaces {
  /** Code, first latitude, step, first longitude, step; between bars. */
  regions: string;
  /** By alphabet: the length shared with the previous name, then the rest; between bars. */
  names: string;
  region: string[];
  latitude: string[];
  longitude: string[];
  /** Powers of two from 500 inhabitants. */
  size: string;
}

const base = 91;

/** Reads a packed list. Positions are true to the list's step, populations to a third. */
export function unpack({ regions, names, region, latitude, longitude, size }: PackedPlaces): ListedPlace[] {
  const boxes = regions.split('|').map((text) => {
    const [code = '', ...numbers] = text.split(' ');
    const [south = 0, northStep = 0, west = 0, eastStep = 0] = numbers.map(Number);
    return { code, name: regionName(code), south, northStep, west, eastStep };
  });
  let city = '';
  return names.split('|').flatMap((text, index) => {
    city = city.slice(0, readDigit(text, 0)) + text.slice(1);
    const box = boxes[readNumber(region, index)];
    if (!box) return [];
    return {
      city,
      region: box.name,
      regionCode: box.code,
      latitude: rounded(box.south + readNumber(latitude, index) * box.northStep),
      longitude: rounded(box.west + readNumber(longitude, index) * box.eastStep),
      population: 500 * 2 ** readDigit(size, index),
    };
  });
}

function readNumber([high = '', low = '']: readonly string[], index: number): number {
  return readDigit(high, index) * base + readDigit(low, index);
}

/** The backslash is no digit. */
function readDigit(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code - 35 - (code > 92 ? 1 : 0);
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
