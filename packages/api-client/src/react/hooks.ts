import { useQuery } from '@tanstack/react-query';
import type { Donation } from '../contract/donation.js';
import type { Position } from '../contract/position.js';
import { useApi } from './ApiProvider.js';
import { categoriesQuery, nearbyQuery, newestQuery } from './queries.js';
import type { NearbyFilter } from './queryKeys.js';
import type { QueryResult } from './queryResult.js';

/** The categories of the server, 'All Items' first; empty until they are there. */
export function useCategories(): QueryResult & { categories: string[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(categoriesQuery(client), queryClient);
  return { categories: data ?? none, isLoading, error, refetch: () => void refetch() };
}

/**
 * The newest donations: for a list that is neither searched nor continued, as `useDonations` is.
 * @param initialData A list that is shown as it is, such as one that a server has asked for; no call is made
 */
export function useNewestDonations(
  filter: NearbyFilter = {},
  initialData?: readonly Donation[],
): QueryResult & { donations: readonly Donation[] } {
  const { client, queryClient } = useApi();
  // Not the cache's own `initialData`: other lists of the same filter would show it.
  const query = { ...newestQuery(client, filter), enabled: initialData === undefined };
  const { data, isLoading, error, refetch } = useQuery(query, queryClient);
  const shown = initialData ?? data ?? none;
  return { donations: shown, isLoading, error: initialData ? null : error, refetch: () => void refetch() };
}

/** Donations around a position, nearest first. Without a position no call is made (spec §7). */
export function useNearbyDonations(
  position: Position | undefined,
  filter: NearbyFilter = {},
): QueryResult & { donations: Donation[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(nearbyQuery(client, position, filter), queryClient);
  return { donations: data ?? none, isLoading, error, refetch: () => void refetch() };
}

/** One empty list for all renders, so that effects and memos rest. */
const none: never[] = [];
