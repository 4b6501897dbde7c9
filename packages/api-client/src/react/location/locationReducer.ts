import { defaultLocation, distanceInMiles, type CurrentLocation, type Position } from '../../contract/position.js';
import type { LocationError } from '../../messages.js';

export type LocationSource = 'browser' | 'fallback' | 'chosen';

export interface LocationState {
  status: 'loading' | 'ready';
  location: CurrentLocation | undefined;
  source: LocationSource;
  isLocating: boolean;
  /** A key of `locationMessages` (spec §8). */
  error: LocationError | undefined;
}

export type LocationAction =
  | { type: 'asked' }
  | { type: 'settled' }
  | { type: 'located'; position: Position }
  | { type: 'named'; position: Position; city: string; region: string }
  | { type: 'failed'; error: LocationError }
  | { type: 'chosen'; location: CurrentLocation }
  | { type: 'reset' };

export const initialLocation: LocationState = {
  status: 'loading',
  location: undefined,
  source: 'fallback',
  isLocating: false,
  error: undefined,
};

/** Creates the reducer for the location state (spec §4). */
export function locationReducer(fallback: CurrentLocation = defaultLocation) {
  return (state: LocationState, action: LocationAction): LocationState => {
    switch (action.type) {
      case 'asked':
        return { ...state, isLocating: true, error: undefined };
      case 'settled':
        return { ...state, ...kept(state, fallback) };
      case 'located':
        if (!state.isLocating) return state;
        return {
          ...ready,
          source: 'browser',
          location: { ...action.position, ...findNearbyName(fallback, action.position) },
        };
      case 'named':
        if (state.source !== 'browser' || !isSamePosition(state.location, action.position)) return state;
        return { ...state, location: { ...action.position, city: action.city, region: action.region } };
      case 'failed':
        if (!state.isLocating) return state;
        return { ...state, ...kept(state, fallback), isLocating: false, error: action.error };
      case 'chosen':
        return { ...ready, source: 'chosen', location: action.location };
      case 'reset':
        return { ...ready, source: 'fallback', location: fallback };
    }
  };
}

/** In miles. */
const cityReach = 40;

/** Use the fallback's name for positions close to it (§4), until we know the city. */
function findNearbyName(fallback: CurrentLocation, position: Position): Pick<CurrentLocation, 'city' | 'region'> {
  const { city, region } = fallback;
  return distanceInMiles(position, fallback) < cityReach ? { city, region } : { city: '', region: '' };
}

function isSamePosition(location: Position | undefined, { latitude, longitude }: Position): boolean {
  return location?.latitude === latitude && location.longitude === longitude;
}

const ready = { status: 'ready', isLocating: false, error: undefined } as const;

function kept({ location, source }: LocationState, fallback: CurrentLocation) {
  return { status: 'ready', location: location ?? fallback, source: location ? source : 'fallback' } as const;
}
