import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Place } from '../contract/findPlaces.js';
import { useApi } from './ApiProvider.js';
import { useClient } from './ClientProvider.js';
import { placesInput, placesQuery } from './queries.js';
import type { QueryResult } from './queryResult.js';

/** Places by name prefix. Empty for blank words, and while `enabled` is false. */
export function usePlaces(words: string, enabled = true): QueryResult & { places: Place[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(placesQuery(client, words, enabled), queryClient);
  return { places: data ?? none, isLoading, error, refetch: () => void refetch() };
}

/** Finds places outside of rendering. Rejects like the call. */
export function useFindPlaces(): (words: string) => Promise<Place[]> {
  const client = useClient();
  // An unmounting component would abort a cached query for others.
  return useCallback((words: string) => client.request('findPlaces', { query: placesInput(words) }), [client]);
}

const none: never[] = [];
