import { useEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react';
import { defaultLocation, type CurrentLocation, type Position } from '../../contract/position.js';
import { type KeyValueStore, safeStorage } from '../../safeStorage.js';
import { askBrowser } from './askBrowser.js';
import { initialLocation, locationReducer } from './locationReducer.js';
import { locationKey, readChoice, readRefusal, writeChoice, writeRefusal } from './locationStore.js';
import { LocationContext } from './useCurrentLocation.js';

/**
 * Time to wait for the browser's position before the fallback applies, in ms, since an ignored prompt never calls back
 * and nearby donations would wait for it. A later answer still counts.
 */
export const locationTimeout = 3000;

export interface LocationProviderProps {
  /**
   * 'load' asks the browser when the page opens, as the marketplace does. 'never' (default) waits for `locate()`, as a
   * widget on another site must.
   */
  ask?: 'load' | 'never' | undefined;
  /** Location until a better one is known; San Francisco, CA by default (spec §9). */
  fallback?: CurrentLocation | undefined;
  /**
   * Whether the fallback applies from the start, as in a page that a server has rendered; by default the location is
   * unknown until the browser has answered, or for too long has not.
   */
  startsAtFallback?: boolean | undefined;
  /**
   * Finds the city at the browser's position. Until it resolves, or if it finds nothing, the name is the fallback's
   * within 40 miles (spec §4), and empty elsewhere.
   */
  namePlace?: ((position: Position) => Promise<Pick<CurrentLocation, 'city' | 'region'> | undefined>) | undefined;
  /** The browser's geolocation by default; `null` disables it. */
  geolocation?: Geolocation | null | undefined;
  /** Stores the choice between visits. The page's localStorage by default; `null` disables it. */
  deviceStore?: KeyValueStore | null | undefined;
  /** Stores a refusal during a visit. The page's sessionStorage by default; `null` disables it. */
  visitStore?: KeyValueStore | null | undefined;
  /** Content that uses the location. */
  children?: ReactNode | undefined;
}

/** Finds the visitor's location, once for everything inside (spec §4). Its props are read when it mounts. */
export function LocationProvider({ children, ...props }: LocationProviderProps) {
  // Reads the props once: an inline object changes at each render, which would ask again.
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
          // Ignores a failure, since a position without a name is still valid.
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
    // Without a key, everything was cleared: the place belongs to a person who signed out.
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
