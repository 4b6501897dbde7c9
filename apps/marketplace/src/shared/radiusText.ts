import { kilometersPerMile, type Units } from '@clothesline/api-client';
import { speech } from './language/texts.js';

/** A radius in words, to a tenth of a mile or kilometer. */
export function radiusText(miles: number, units: Units): string {
  const count = Math.round((units === 'km' ? miles * kilometersPerMile : miles) * 10) / 10;
  const said = count.toLocaleString(speech.tag);
  return units === 'km' ? `${said} km` : `${said} mi`;
}
