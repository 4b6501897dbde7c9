import { toTenthOfMile } from '../contract/position.js';
import type { names } from '../locales/en/names.js';

/** Units of distances. */
export type Units = 'mi' | 'km';

/** International mile. */
export const kilometersPerMile = 1.609344;

/** Texts of a distance. */
export type DistanceTexts = Pick<typeof names, 'miles' | 'kilometers'>;

/** To a tenth of a mile or kilometer. */
export function distanceText(miles: number, units: Units, texts: DistanceTexts): string {
  const told = toTenthOfMile(miles);
  return units === 'km'
    ? texts.kilometers({ distance: toTenthOfMile(told * kilometersPerMile) })
    : texts.miles({ distance: told });
}
