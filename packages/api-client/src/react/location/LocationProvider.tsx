import { useEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react';
import { defaultLocation, type CurrentLocation, type Position } from '../../contract/position.js';
import { type KeyValueStore, safeStorage } from '../../safeStorage.js';
import { askBrowser } from './askBrowser.js';
import { initialLocation, locationReducer } from './locationReducer.js';
import { locationKey, readChoice, readRefusal, writeChoice, writeRefusal } from './locationStore.js';
import { LocationContext } from './useCurrentLocation.js';

/**
 * Maximum wait for the browser's position in ms, since ignored prompts never respond. Later positions still apply.
 */
export const locationTimeout = 3000;

export interface LocationProviderProps {
  /** 'load' prompts at the start; 'never' (default) waits for `locate()`, as widgets must. */
  ask?: 'load' | 'never' | undefined;
  /** Location until a better location is known; San Francisco by default (spec §9). */
  fallback?: CurrentLocation | undefined;
  /** Whether the fallback applies immediately, for server-rendered pages. */
  startsAtFallback?: boolean | undefined;
  /** Finds the city at a position. Meanwhile the fallback's name applies within 40 miles (spec §4). */
  namePlace?: ((position: Position) => Promise<Pick<CurrentLocation, 'city' | 'region'> | undefined>) | undefined;
  /** `null` disables geolocation. */
  geolocation?: Geolocation | null | undefined;
  /** Stores the choice; localStorage by default, `null` disables it. */
  deviceStore?: KeyValueStore | null | undefined;
  /** Stores a refusal; sessionStorage by default, `null` disables it. */
  visitStore?: KeyValueStore | null | undefined;
  /** Content. */
  children?: ReactNode | undefined;
}

/** Locates the visitor once for everything inside (spec §4). Props are read on mount. */
export function LocationProvider({ children, ...props }: LocationProviderProps) {
  // Inline objects change at each render.
  const [
    { ask = 'never', fallback = defaultLocation, startsAtFallback, namePlace, geolocation, deviceStore, visitStore },
  ] = useState(props);
  const reduce = locationReducer(fallback);
  const [state, dispatch] = useReducer(
    reduce,
    startsAtFallback ? reduce(initialLocation, { type: 'settled' }) : initialLocation,
  );
  const hasRefused = useRef(false);

  const actions = useMemo(() => {
    const device = safeStorage(deviceStore === undefined ? 'localStorage' : deviceStore);
    const visit = safeStorage(visitStore === undefined ? 'sessionStorage' : visitStore);

    function locate(signal?: AbortSignal) {
      dispatch({ type: 'asked' });
      askBrowser({
        geolocation: geolocation === undefined ? globalThis.navigator?.geolocation : (geolocation ?? undefined),
        onPosition: (position) => {
          if (signal?.aborted) return;
          dispatch({ type: 'located', position });
          // The position is valid without a name.
          namePlace?.(position).then(
            (place) => place && dispatch({ type: 'named', position, city: place.city, region: place.region }),
            () => undefined,
          );
        },
        onFailure: (error, isRefused) => {
          if (isRefused) {
            hasRefused.current = true;
            writeRefusal(visit);
          }
          if (signal?.aborted) return;
          dispatch({ type: 'failed', error });
        },
      });
    }

    return {
      start(signal: AbortSignal) {
        const choice = readChoice(device);
        if (choice?.source === 'chosen') dispatch({ type: 'chosen', location: choice.location });
        else if (choice) dispatch({ type: 'reset' });
        else if (ask === 'never' || hasRefused.current || readRefusal(visit)) dispatch({ type: 'settled' });
        else locate(signal);
      },
      locate: () => {
        writeChoice(device, undefined);
        locate();
      },
      choose: (location: CurrentLocation) => {
        writeChoice(device, { source: 'chosen', location });
        dispatch({ type: 'chosen', location });
      },
      reset: () => {
        writeChoice(device, { source: 'fallback', location: fallback });
        dispatch({ type: 'reset' });
      },
    };
  }, [ask, fallback, namePlace, geolocation, deviceStore, visitStore]);

  useEffect(() => {
    const ended = new AbortController();
    actions.start(ended.signal);
    const timer = setTimeout(() => dispatch({ type: 'settled' }), locationTimeout);
    // A null key means sign-out.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === null || (key === locationKey && newValue === null)) dispatch({ type: 'reset' });
    };
    globalThis.addEventListener('storage', onStorage);
    return () => {
      ended.abort();
      globalThis.removeEventListener('storage', onStorage);
      clearTimeout(timer);
    };
  }, [actions]);

  const value = useMemo(
    () => ({ ...state, locate: actions.locate, choose: actions.choose, reset: actions.reset }),
    [state, actions],
  );
  return <LocationContext.Provider value={value}>{children}</LocationContext.Provider>;
}
