import { toTenthOfMile } from '../contract/position.js';
import type { names } from '../locales/en/names.js';

export type Units = 'mi' | 'km';

/** International mile. */
export const kilometersPerMile = 1.609344;

export type DistanceTexts = Pick<typeof names, 'miles' | 'kilometers'>;

/** Formats a distance, rounded to a tenth of a mile or kilometer. */
export function distanceText(miles: number, units: Units, texts: DistanceTexts): string {
  const told = toTenthOfMile(miles);
  return units === 'km'
    ? texts.kilometers({ distance: toTenthOfMile(told * kilometersPerMile) })
    : texts.miles({ distance: told });
}
