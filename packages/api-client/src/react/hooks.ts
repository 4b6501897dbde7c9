import { useQuery } from '@tanstack/react-query';
import type { Donation } from '../contract/donation.js';
import type { Position } from '../contract/position.js';
import { useApi } from './ApiProvider.js';
import { categoriesQuery, nearbyQuery, newestQuery } from './queries.js';
import type { NearbyFilter, NewestFilter } from './queryKeys.js';
import type { QueryResult } from './queryResult.js';

/** Returns the categories, starting with 'All Items'. The list is empty while loading. */
export function useCategories(): QueryResult & { categories: string[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(categoriesQuery(client), queryClient);
  return { categories: data ?? none, isLoading, error, refetch: () => void refetch() };
}

/**
 * Returns the latest donations. For search and pagination, see `useDonations`.
 * @param initialData A list loaded on the server. No request is made if it's passed
 */
export function useNewestDonations(
  filter: NewestFilter = {},
  initialData?: readonly Donation[],
): QueryResult & { donations: readonly Donation[] } {
  const { client, queryClient } = useApi();
  // Don't pass `initialData` to the query. It would end up in the cache and affect other lists.
  const query = { ...newestQuery(client, filter), enabled: initialData === undefined };
  const { data, isLoading, error, refetch } = useQuery(query, queryClient);
  const shown = initialData ?? data ?? none;
  return { donations: shown, isLoading, error: initialData ? null : error, refetch: () => void refetch() };
}

/** Returns donations by distance, nearest first. Makes no request until there's a position (spec §7). */
export function useNearbyDonations(
  position: Position | undefined,
  filter: NearbyFilter = {},
): QueryResult & { donations: Donation[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(nearbyQuery(client, position, filter), queryClient);
  return { donations: data ?? none, isLoading, error, refetch: () => void refetch() };
}

const none: never[] = [];
