import { useQuery } from '@tanstack/react-query';
import type { Donation } from '../contract/donation.js';
import type { Position } from '../contract/position.js';
import { useApi } from './ApiProvider.js';
import { categoriesQuery, nearbyQuery, newestQuery } from './queries.js';
import type { NearbyFilter, NewestFilter } from './queryKeys.js';
import type { QueryResult } from './queryResult.js';

/** 'All Items' first; empty while loading. */
export function useCategories(): QueryResult & { categories: string[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(categoriesQuery(client), queryClient);
  return { categories: data ?? none, isLoading, error, refetch: () => void refetch() };
}

/**
 * Newest donations, without search or pages (see `useDonations`).
 * @param initialData Server-loaded list; makes no call
 */
export function useNewestDonations(
  filter: NewestFilter = {},
  initialData?: readonly Donation[],
): QueryResult & { donations: readonly Donation[] } {
  const { client, queryClient } = useApi();
  // The cache's own `initialData` would affect other lists.
  const query = { ...newestQuery(client, filter), enabled: initialData === undefined };
  const { data, isLoading, error, refetch } = useQuery(query, queryClient);
  const shown = initialData ?? data ?? none;
  return { donations: shown, isLoading, error: initialData ? null : error, refetch: () => void refetch() };
}

/** Nearest first. No call without a position (spec §7). */
export function useNearbyDonations(
  position: Position | undefined,
  filter: NearbyFilter = {},
): QueryResult & { donations: Donation[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(nearbyQuery(client, position, filter), queryClient);
  return { donations: data ?? none, isLoading, error, refetch: () => void refetch() };
}

/** Stable, to avoid extra renders. */
const none: never[] = [];
