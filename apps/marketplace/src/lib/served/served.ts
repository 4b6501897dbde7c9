import { ApiError } from '@clothesline/api-client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useHydrated } from '@clothesline/ui';
import { createContext, use, useState } from 'react';

/** Light, dark, or as the device is set. */
export type Appearance = 'auto' | 'light' | 'dark';

/** A page as the server answered it: its first rendering in the browser uses the same. */
export interface Served {
  /** Whether the screen is in the HTML; else only its frame is. */
  isRendered: boolean;
  /** Time of the rendering, in ms. */
  now: number;
  /** A language tag (BCP 47) for dates and numbers. */
  tag: string;
  appearance: Appearance;
  /** Origin of the site, as https://clothes.example. */
  origin: string;
  /** Answers of the calls that the screen makes. */
  answers: readonly (readonly [QueryKey, unknown])[];
  /** Calls that the server refused, with the status. */
  refusals: readonly (readonly [QueryKey, number])[];
}

/** Id of the element that holds the served page as JSON. */
export const servedElementId = 'served';

/** Reads the data of a server-rendered page, if the document is one. */
export function readServed(page: Document): Served | undefined {
  const text = page.getElementById(servedElementId)?.textContent;
  return text ? (JSON.parse(text) as Served) : undefined;
}

/** Fills a cache with the responses of a served page. */
export function fillCache(cache: QueryClient, { answers, refusals }: Pick<Served, 'answers' | 'refusals'>): void {
  for (const [key, answer] of answers) cache.setQueryData(key, answer);
  for (const [queryKey, status] of refusals) {
    const query = cache.getQueryCache().build(cache, { queryKey });
    const error = new ApiError(new Response(null, { status }), '');
    query.setState({ status: 'error', error, errorUpdatedAt: Date.now() });
    cache.setQueryDefaults(queryKey, { retryOnMount: false });
  }
}

/** Removes refused responses from the cache, so that another page loads them again. */
export function forgetRefusals(cache: QueryClient, { refusals }: Pick<Served, 'refusals'>): void {
  for (const [queryKey] of refusals) cache.setQueryDefaults(queryKey, {});
}

/** The page as the server answered it; undefined where only the browser renders. */
export const ServedContext = createContext<Served | undefined>(undefined);

/** Returns the served page until the browser has taken it over. */
export function useServed(): Served | undefined {
  const served = use(ServedContext);
  return useHydrated() ? undefined : served;
}

/** Returns the time of the component's first render, in ms; during hydration the server's. */
export function useNow(): number {
  const [now] = useState(Date.now);
  return useServed()?.now ?? now;
}

/** Returns the zone of dates: UTC in a served page, and the visitor's own once it is taken over. */
export function useTimeZone(): string | undefined {
  return useServed() && 'UTC';
}
