import { createContext, useContext } from 'react';
import { toTenthOfMile } from '../contract/position.js';

/** What distances are told in. */
export type Units = 'mi' | 'km';

/** Kilometers in a mile (international). */
export const kilometersPerMile = 1.609344;

/** What distances are told in, for everything inside: `<UnitsContext.Provider value="km">`. Miles by default (spec §9). */
export const UnitsContext = createContext<Units>('mi');

/** What distances are told in here. */
export const useUnits = (): Units => useContext(UnitsContext);

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
