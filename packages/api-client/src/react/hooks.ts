import { useQuery } from '@tanstack/react-query';
import type { Donation } from '../contract/donation.js';
import type { Position } from '../contract/position.js';
import { useApi } from './ApiProvider.js';
import { categoriesQuery, nearbyQuery, newestQuery } from './queries.js';
import type { NearbyFilter, NewestFilter } from './queryKeys.js';
import type { QueryResult } from './queryResult.js';

/** Returns the categories of the server, 'All Items' first; empty until loaded. */
export function useCategories(): QueryResult & { categories: string[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(categoriesQuery(client), queryClient);
  return { categories: data ?? none, isLoading, error, refetch: () => void refetch() };
}

/**
 * Returns the newest donations, for a list without search or pages, which `useDonations` has.
 * @param initialData A list to show as it is, such as one that a server has loaded; makes no call
 */
export function useNewestDonations(
  filter: NewestFilter = {},
  initialData?: readonly Donation[],
): QueryResult & { donations: readonly Donation[] } {
  const { client, queryClient } = useApi();
  // Avoids the cache's own `initialData`, which other lists of the same filter would show.
  const query = { ...newestQuery(client, filter), enabled: initialData === undefined };
  const { data, isLoading, error, refetch } = useQuery(query, queryClient);
  const shown = initialData ?? data ?? none;
  return { donations: shown, isLoading, error: initialData ? null : error, refetch: () => void refetch() };
}

/** Returns donations around a position, nearest first. Makes no call without a position (spec §7). */
export function useNearbyDonations(
  position: Position | undefined,
  filter: NearbyFilter = {},
): QueryResult & { donations: Donation[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(nearbyQuery(client, position, filter), queryClient);
  return { donations: data ?? none, isLoading, error, refetch: () => void refetch() };
}

/** Shared empty list, so that effects and memos do not run again. */
const none: never[] = [];
