import { parseJson, safeStorage } from '@clothesline/api-client';
import type { AroundNavHandler } from 'wouter';

/** Kind of arrival on a page: by loading it, by a link, or by Back and Forward. */
export type ArrivalKind = 'load' | 'push' | 'pop';

export interface Arrival {
  /** Counts the arrivals, so that two at the same address differ. */
  id: number;
  kind: ArrivalKind;
  /** Element with the focus at the time of leaving. */
  origin: Element | null;
  /** How far down the visitor was when last here, in px. */
  scroll: number;
}

export interface Navigator {
  /** For wouter's Router: numbers the history's entries and remembers how far each was scrolled. */
  aroundNav: AroundNavHandler;
  /** The latest arrival. */
  arrival(): Arrival;
  subscribe(onArrival: () => void): () => void;
  /** True once for the latest arrival, except the first load: the page may then take the focus. */
  claim(arrival: Arrival): boolean;
  /** Whether Back leads to a page of this site. */
  canGoBack(): boolean;
  /** Listens to Back and Forward until the returned function is called. */
  listen(): () => void;
}

const storageKey = 'clothesline_scroll';

const storage = safeStorage('sessionStorage');

/** Tracks the visitor's index in the history of `win`, which each entry's state holds; on a server nothing moves. */
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
      // Numbers the entry of an anchor link, which the browser has followed by itself.
      index += 1;
      win.history.replaceState({ index }, '');
      return;
    }
    const isElsewhere = addressPath(win) !== place;
    if (isElsewhere) leave();
    index = next;
    place = addressPath(win);
    // The browser handles navigation between anchors of the same page.
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
      // The page that is being left may still render.
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

/** The address without its anchor. */
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
