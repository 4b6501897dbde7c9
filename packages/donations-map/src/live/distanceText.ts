import { toTenthOfMile } from '@clothesline/api-client';
import type { DonationsMapMessages } from '../messages.js';

/** What distances are told in. */
export type Units = 'mi' | 'km';

/** Kilometres in a mile (international). */
export const kilometresPerMile = 1.609344;

/** A distance to a tenth: finer is nobody's business. */
export function distanceText(miles: number, units: Units, texts: DonationsMapMessages): string {
  const told = toTenthOfMile(miles);
  return units === 'km' ? texts.kilometres(toTenthOfMile(told * kilometresPerMile)) : texts.distance(told);
}
