import { useEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react';
import { defaultLocation, type CurrentLocation, type Position } from '../../contract/position.js';
import { type KeyValueStore, safeStorage } from '../../safeStorage.js';
import { askBrowser } from './askBrowser.js';
import { initialLocation, locationReducer } from './locationReducer.js';
import { readChoice, readRefusal, writeChoice, writeRefusal } from './locationStore.js';
import { LocationContext } from './useCurrentLocation.js';

/**
 * How long the page waits for the browser before it goes on with the fallback, in milliseconds. A prompt that nobody
 * answers calls nothing back, ever: without this, nearby donations would wait for it. A later answer still counts.
 */
export const locationTimeout = 3000;

export interface LocationProviderProps {
  /** 'load' asks the browser when the page opens, as the marketplace does; 'never' waits for `locate()`, as a widget on somebody's page must, and is the default. */
  ask?: 'load' | 'never' | undefined;
  /** The location until a better one is known; San Francisco, CA (spec §9) by default. */
  fallback?: CurrentLocation | undefined;
  /** Finds the city at the browser's position; until it answers, and where it knows none, it is the fallback's (spec §4) within 40 miles of there, and without a name elsewhere. */
  nameOf?: ((position: Position) => Promise<Pick<CurrentLocation, 'city' | 'region'> | undefined>) | undefined;
  /** The browser's geolocation; null for none. The page's own by default. */
  geolocation?: Geolocation | null | undefined;
  /** Where a choice is kept between visits; null for nowhere. The page's localStorage by default. */
  deviceStore?: KeyValueStore | null | undefined;
  /** Where a refusal is kept during a visit; null for nowhere. The page's sessionStorage by default. */
  visitStore?: KeyValueStore | null | undefined;
  /** Everything that asks for the place. */
  children?: ReactNode | undefined;
}

/** Finds out where the visitor is, once for everything inside (spec §4). Its props are read when it mounts. */
export function LocationProvider({ children, ...props }: LocationProviderProps) {
  // An object written in place is a new one at each render: reading it again would ask again.
  const [{ ask = 'never', fallback = defaultLocation, nameOf, geolocation, deviceStore, visitStore }] = useState(props);
  const [state, dispatch] = useReducer(locationReducer(fallback), initialLocation);
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
          // A position without a name is still a position.
          nameOf?.(position).then(
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
  }, [ask, fallback, nameOf, geolocation, deviceStore, visitStore]);

  useEffect(() => {
    const ended = new AbortController();
    actions.start(ended.signal);
    const timer = setTimeout(() => dispatch({ type: 'settled' }), locationTimeout);
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [actions]);

  const value = useMemo(
    () => ({ ...state, locate: actions.locate, choose: actions.choose, reset: actions.reset }),
    [state, actions],
  );
  return <LocationContext.Provider value={value}>{children}</LocationContext.Provider>;
}
