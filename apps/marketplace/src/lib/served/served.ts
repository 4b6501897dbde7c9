import { ApiError } from '@clothesline/api-client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useHydrated } from '@clothesline/ui';
import { createContext, use, useState } from 'react';

export type Appearance = 'auto' | 'light' | 'dark';

export interface Served {
  isRendered: boolean;
  now: number;
  /** BCP 47. */
  tag: string;
  appearance: Appearance;
  origin: string;
  answers: readonly (readonly [QueryKey, unknown])[];
  /** Failed queries with status. */
  refusals: readonly (readonly [QueryKey, number])[];
}

export const servedElementId = 'served';

export function readServed(page: Document): Served | undefined {
  const text = page.getElementById(servedElementId)?.textContent;
  return text ? (JSON.parse(text) as Served) : undefined;
}

export function fillCache(cache: QueryClient, { answers, refusals }: Pick<Served, 'answers' | 'refusals'>): void {
  for (const [key, answer] of answers) cache.setQueryData(key, answer);
  for (const [queryKey, status] of refusals) {
    const query = cache.getQueryCache().build(cache, { queryKey });
    const error = new ApiError(new Response(null, { status }), '');
    query.setState({ status: 'error', error, errorUpdatedAt: Date.now() });
    cache.setQueryDefaults(queryKey, { retryOnMount: false });
  }
}

/** Ensures that failures aren't carried over to the next page. */
export function forgetRefusals(cache: QueryClient, { refusals }: Pick<Served, 'refusals'>): void {
  for (const [queryKey] of refusals) cache.setQueryDefaults(queryKey, {});
}

export const ServedContext = createContext<Served | undefined>(undefined);

export function useServed(): Served | undefined {
  const served = use(ServedContext);
  return useHydrated() ? undefined : served;
}

/** The current time in milliseconds. Uses the server's time during hydration, otherwise the markup wouldn't match. */
export function useNow(): number {
  const [now] = useState(Date.now);
  return useServed()?.now ?? now;
}

/** Dates are formatted in UTC until hydration has finished. */
export function useTimeZone(): string | undefined {
  return useServed() && 'UTC';
}
