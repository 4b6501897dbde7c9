import { defaultLocation, distanceInMiles, type CurrentLocation, type Position } from '../../contract/position.js';
import type { LocationError } from '../../messages.js';

export type LocationSource = 'browser' | 'fallback' | 'chosen';

export interface LocationState {
  /** 'loading' until there is a location of any source; 'ready' from then on. */
  status: 'loading' | 'ready';
  location: CurrentLocation | undefined;
  source: LocationSource;
  /** Whether the browser is locating, perhaps with a prompt on screen. */
  isLocating: boolean;
  /** Reason why the browser's position is not used (spec §8): the name of a text of `locationMessages`. */
  error: LocationError | undefined;
}

export type LocationAction =
  /** The browser was asked. */
  | { type: 'asked' }
  /** The fallback applies: without a question, or after too long a wait. */
  | { type: 'settled' }
  /** The browser answered. */
  | { type: 'located'; position: Position }
  /** The city at the browser's position became known. */
  | { type: 'named'; position: Position; city: string; region: string }
  /** The browser refused or failed. */
  | { type: 'failed'; error: LocationError }
  /** The visitor chose a place. */
  | { type: 'chosen'; location: CurrentLocation }
  /** The visitor wants the default back. */
  | { type: 'reset' };

export const initialLocation: LocationState = {
  status: 'loading',
  location: undefined,
  source: 'fallback',
  isLocating: false,
  error: undefined,
};

/** Updates the current location (spec §4). `fallback` is the location until a better one is known. */
export function locationReducer(fallback: CurrentLocation = defaultLocation) {
  return (state: LocationState, action: LocationAction): LocationState => {
    switch (action.type) {
      case 'asked':
        return { ...state, isLocating: true, error: undefined };
      case 'settled':
        return { ...state, ...kept(state, fallback) };
      case 'located':
        // Keeps a place that the visitor has chosen meanwhile.
        if (!state.isLocating) return state;
        return {
          ...ready,
          source: 'browser',
          location: { ...action.position, ...nameNear(fallback, action.position) },
        };
      case 'named':
        // Ignores the name if the visitor has chosen a place or moved meanwhile.
        if (state.source !== 'browser' || !isAt(state.location, action.position)) return state;
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

/** Longest distance from the center of a city to a place in it, in miles. */
const cityReach = 40;

/** Returns the name until the city is known: the fallback's as the spec requires (§4), but only near it. */
function nameNear(fallback: CurrentLocation, position: Position): Pick<CurrentLocation, 'city' | 'region'> {
  const { city, region } = fallback;
  return distanceInMiles(position, fallback) < cityReach ? { city, region } : { city: '', region: '' };
}

function isAt(location: Position | undefined, { latitude, longitude }: Position): boolean {
  return location?.latitude === latitude && location.longitude === longitude;
}

const ready = { status: 'ready', isLocating: false, error: undefined } as const;

/** Keeps a known location, else takes the fallback. */
function kept({ location, source }: LocationState, fallback: CurrentLocation) {
  return { status: 'ready', location: location ?? fallback, source: location ? source : 'fallback' } as const;
}
