import { parseJson, safeStorage } from '@clothesline/api-client';
import type { AroundNavHandler } from 'wouter';

export type ArrivalKind = 'load' | 'push' | 'pop';

export interface Arrival {
  id: number;
  kind: ArrivalKind;
  /** The element that had focus when the previous page was left. */
  origin: Element | null;
  scroll: number;
}

export interface Navigator {
  /** Adds an index to history entries and remembers their scroll positions. */
  aroundNav: AroundNavHandler;
  arrival(): Arrival;
  subscribe(onArrival: () => void): () => void;
  /** Returns true just once per arrival, and never for the initial page load. */
  claim(arrival: Arrival): boolean;
  canGoBack(): boolean;
  listen(): () => void;
}

const storageKey = 'clothesline_scroll';

const storage = safeStorage('sessionStorage');

export function createNavigator(win: Window | undefined): Navigator {
  return win ? createWindowNavigator(win) : still;
}

const firstArrival: Arrival = { id: 0, kind: 'load', origin: null, scroll: 0 };

const still: Navigator = {
  aroundNav() {},
  arrival: () => firstArrival,
  subscribe: () => () => {},
  claim: () => false,
  canGoBack: () => false,
  listen: () => () => {},
};

function createWindowNavigator(win: Window): Navigator {
  const listeners = new Set<() => void>();
  let positions = readPositions();
  let index = readIndex(win.history.state) ?? 0;
  let place = addressPath(win);
  let arrival: Arrival = { ...firstArrival, scroll: isReload(win) ? (positions[index] ?? 0) : 0 };
  let claimed = true;

  function arrive(kind: ArrivalKind, scroll: number) {
    arrival = { id: arrival.id + 1, kind, origin: win.document.activeElement, scroll };
    claimed = false;
    for (const listener of listeners) listener();
  }

  function leave() {
    positions[index] = win.scrollY;
  }

  function onPopState(event: PopStateEvent) {
    const next = readIndex(event.state);
    if (next === undefined) {
      // the browser has followed an anchor link
      index += 1;
      win.history.replaceState({ index }, '');
      return;
    }
    const isElsewhere = addressPath(win) !== place;
    if (isElsewhere) leave();
    index = next;
    place = addressPath(win);
    // ignore navigation between anchors on the same page
    if (isElsewhere) arrive('pop', positions[index] ?? 0);
  }

  function onPageHide() {
    leave();
    storage.setItem(storageKey, JSON.stringify(positions));
  }

  return {
    aroundNav(navigate, to, options) {
      if (options?.replace) {
        navigate(to, { ...options, state: { ...options.state, index } });
        place = addressPath(win);
        return;
      }
      leave();
      index += 1;
      positions = positions.slice(0, index);
      navigate(to, { ...options, state: { ...options?.state, index } });
      place = addressPath(win);
      arrive('push', 0);
    },
    arrival: () => arrival,
    subscribe(onArrival) {
      listeners.add(onArrival);
      return () => listeners.delete(onArrival);
    },
    claim(claimant) {
      // the previous page may still be rendering
      if (claimed || claimant !== arrival) return false;
      claimed = true;
      return true;
    },
    canGoBack: () => index > 0,
    listen() {
      win.history.scrollRestoration = 'manual';
      if (readIndex(win.history.state) === undefined) win.history.replaceState({ index }, '');
      win.addEventListener('popstate', onPopState);
      win.addEventListener('pagehide', onPageHide);
      return () => {
        win.history.scrollRestoration = 'auto';
        win.removeEventListener('popstate', onPopState);
        win.removeEventListener('pagehide', onPageHide);
      };
    },
  };
}

function addressPath({ location }: Window): string {
  return location.pathname + location.search;
}

function readIndex(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('index' in state)) return undefined;
  return typeof state.index === 'number' ? state.index : undefined;
}

function isReload(win: Window): boolean {
  const [entry] = win.performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

function readPositions(): number[] {
  const stored = parseJson(storage.getItem(storageKey));
  return Array.isArray(stored) ? stored.map(Number) : [];
}
