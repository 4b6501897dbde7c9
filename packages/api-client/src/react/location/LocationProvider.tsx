import { startTransition, useEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react';
import { defaultLocation, type CurrentLocation, type Position } from '../../contract/position.js';
import { type KeyValueStore, safeStorage } from '../../safeStorage.js';
import { askBrowser } from './askBrowser.js';
import { initialLocation, locationReducer } from './locationReducer.js';
import { locationKey, readChoice, readRefusal, writeChoice, writeRefusal } from './locationStore.js';
import { LocationContext } from './useCurrentLocation.js';

/**
 * Timeout for the browser's position (in ms), since an ignored permission prompt never settles. A position that arrives
 * later is still used.
 */
export const locationTimeout = 3000;

export interface LocationProviderProps {
  /**
   * When to show the permission prompt. 'load' shows it on mount. 'never' waits for a call to `locate()` and is the
   * right choice for widgets.
   * @default 'never'
   */
  ask?: 'load' | 'never' | undefined;
  /** The location to use while we don't know better. Defaults to San Francisco (spec §9). */
  fallback?: CurrentLocation | undefined;
  /** Whether to start with the fallback instead of a loading state. Needed on server-rendered pages. */
  startsAtFallback?: boolean | undefined;
  /**
   * Looks up the city for a position. Until it resolves, the fallback's name is shown within 40 miles of it (spec §4).
   */
  namePlace?: ((position: Position) => Promise<Pick<CurrentLocation, 'city' | 'region'> | undefined>) | undefined;
  /** Defaults to the browser's geolocation. Pass `null` to disable it. */
  geolocation?: Geolocation | null | undefined;
  /** Where to remember the location that the visitor chose. Defaults to localStorage, and `null` disables it. */
  deviceStore?: KeyValueStore | null | undefined;
  /** Where to remember that the visitor denied access. Defaults to sessionStorage, and `null` disables it. */
  visitStore?: KeyValueStore | null | undefined;
  /** Content. */
  children?: ReactNode | undefined;
}

/**
 * Locates the visitor and shares the result with all components inside (spec §4). Changing the props after mount has no
 * effect.
 */
export function LocationProvider({ children, ...props }: LocationProviderProps) {
  // Inline objects change on every render, so stick to the initial props.
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
    // a transition doesn't interrupt hydration
    startTransition(() => actions.start(ended.signal));
    const timer = setTimeout(() => dispatch({ type: 'settled' }), locationTimeout);
    // A `null` key means that storage was cleared, e.g. by signing out in another tab.
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
