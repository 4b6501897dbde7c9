import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Place } from '../contract/findPlaces.js';
import { useApi } from './ApiProvider.js';
import { useClient } from './ClientProvider.js';
import { placesInput, placesQuery } from './queries.js';
import type { QueryResult } from './queryResult.js';

/** Finds places by the beginning of their name. Returns an empty list for blank input, and while `enabled` is false. */
export function usePlaces(words: string, enabled = true): QueryResult & { places: Place[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(placesQuery(client, words, enabled), queryClient);
  return { places: data ?? none, isLoading, error, refetch: () => void refetch() };
}

/** Returns a function that finds places, for use in event handlers. Rejects if the request fails. */
export function useFindPlaces(): (words: string) => Promise<Place[]> {
  const client = useClient();
  // Don't go through the cache. If this component unmounts, the query would be aborted for other users of it.
  return useCallback((words: string) => client.request('findPlaces', { query: placesInput(words) }), [client]);
}

const none: never[] = [];
