import { createContext, useContext } from 'react';
import type { CurrentLocation } from '../../contract/position.js';
import type { LocationState } from './locationReducer.js';

export interface UseCurrentLocation extends LocationState {
  /** Asks the browser again at the visitor's request. */
  locate(): void;
  /** Sets a place that the visitor chose, and keeps it on the device. */
  choose(location: CurrentLocation): void;
  /** Goes back to the default, and keeps that on the device. */
  reset(): void;
}

export const LocationContext = /* @__PURE__ */ createContext<UseCurrentLocation | undefined>(undefined);

/**
 * Returns the current location. Without a `LocationProvider` above it is unknown: `location` stays undefined, so that a
 * card on its own leaves the distance out, and the three functions do nothing.
 */
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
