import { createContext, useContext } from 'react';
import type { CurrentLocation } from '../../contract/position.js';
import type { LocationState } from './locationReducer.js';

export interface UseCurrentLocation extends LocationState {
  locate(): void;
  choose(location: CurrentLocation): void;
  reset(): void;
}

export const LocationContext = /* @__PURE__ */ createContext<UseCurrentLocation | undefined>(undefined);

/** Returns the current location. Without a `LocationProvider`, it stays `undefined` and the functions are no-ops. */
export function useCurrentLocation(): UseCurrentLocation {
  return useContext(LocationContext) ?? unknownLocation;
}

const unknownLocation: UseCurrentLocation = {
  status: 'ready',
  location: undefined,
  source: 'fallback',
  isLocating: false,
  error: undefined,
  locate() {},
  choose() {},
  reset() {},
};
