import { kilometersPerMile, type Units } from '@clothesline/api-client';

/** A radius in words, to a tenth of a mile or kilometer. */
export function radiusText(miles: number, units: Units): string {
  const count = Math.round((units === 'km' ? miles * kilometersPerMile : miles) * 10) / 10;
  return units === 'km' ? `${count} km` : `${count} mi`;
}
