import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Place } from '../contract/findPlaces.js';
import { useApi } from './ApiProvider.js';
import { useClient } from './ClientProvider.js';
import { placesOf, placesQuery } from './queries.js';
import type { QueryResult } from './queryResult.js';

/** The places whose name begins so, as the server knows them; none for blank words, and while `enabled` is false. */
export function usePlaces(words: string, enabled = true): QueryResult & { places: Place[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(placesQuery(client, words, enabled), queryClient);
  return { places: data ?? none, isLoading, error, refetch: () => void refetch() };
}

/** Asks the server for the places whose name begins so, outside of rendering. Rejects as the call does. */
export function useFindPlaces(): (words: string) => Promise<Place[]> {
  const client = useClient();
  // Not by the cache: a query that a component leaves is aborted for all who wait for it.
  return useCallback((words: string) => client.request('findPlaces', { query: placesOf(words) }), [client]);
}

/** One empty list for all renders, so that effects and memos rest. */
const none: never[] = [];
