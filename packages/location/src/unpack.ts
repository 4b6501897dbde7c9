import type { ListedPlace } from './ListedPlace.js';
import { regionName } from './regions.js';

/**
 * A packed list of places, written by `generate/pack.mjs`. Numbers are stored in two rows: high digits and low digits.
 */
export interface PackedPlaces {
  /** The code, first latitude, step, first longitude and step of each region, separated by `|`. */
  regions: string;
  /**
   * Sorted by name and separated by `|`. Each name starts with the number of characters it shares with the previous
   * name.
   */
  names: string;
  region: string[];
  latitude: string[];
  longitude: string[];
  size: string;
}

const base = 91;

/**
 * Unpacks a list of places. Positions are as precise as the list's step, and populations are accurate to about a third.
 */
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

function readDigit(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code - 35 - (code > 92 ? 1 : 0);
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
