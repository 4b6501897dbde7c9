import { toTenthOfMile } from '../contract/position.js';

/** What distances are told in. */
export type Units = 'mi' | 'km';

/** Kilometers in a mile (international). */
export const kilometersPerMile = 1.609344;

/** The texts of a distance, of which each takes a number with one decimal. */
export interface DistanceTexts {
  distance: (miles: number) => string;
  kilometers: (kilometers: number) => string;
}

/** A distance in words, to a tenth of a mile or kilometer. */
export function distanceText(miles: number, units: Units, texts: DistanceTexts): string {
  const told = toTenthOfMile(miles);
  return units === 'km' ? texts.kilometers(toTenthOfMile(told * kilometersPerMile)) : texts.distance(told);
}
