import { toTenthOfMile } from '../contract/position.js';

/** Units of distances. */
export type Units = 'mi' | 'km';

/** Kilometers in a mile (international). */
export const kilometersPerMile = 1.609344;

/** Texts of a distance, each of which takes a number with one decimal. */
export interface DistanceTexts {
  distance: (miles: number) => string;
  kilometers: (kilometers: number) => string;
}

/** Writes a distance, to a tenth of a mile or kilometer. */
export function distanceText(miles: number, units: Units, texts: DistanceTexts): string {
  const told = toTenthOfMile(miles);
  return units === 'km' ? texts.kilometers(toTenthOfMile(told * kilometersPerMile)) : texts.distance(told);
}
