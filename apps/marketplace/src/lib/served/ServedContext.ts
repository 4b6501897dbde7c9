import { useHydrated } from '@clothesline/ui';
import { createContext, use, useState } from 'react';
import type { Served } from './served.js';

/** The page as the server answered it; undefined where only the browser renders. */
export const ServedContext = createContext<Served | undefined>(undefined);

/** Returns the served page until the browser has taken it over. */
export function useServed(): Served | undefined {
  const served = use(ServedContext);
  return useHydrated() ? undefined : served;
}

/** Returns the time at which the component was first rendered, in ms; while a page is taken over, the server's. */
export function useNow(): number {
  const [now] = useState(Date.now);
  return useServed()?.now ?? now;
}

/** Returns the zone of dates: UTC in a served page, and the visitor's own once it is taken over. */
export function useTimeZone(): string | undefined {
  return useServed() && 'UTC';
}
