import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Page } from '../client/page.js';
import { isStorableText } from '../contract/text.js';
import { matchesSearch, searchNeedle, type Donation } from '../contract/donation.js';
import { useApi } from './ApiProvider.js';
import { donationsQuery } from './donationQueries.js';
import type { DonationFilter } from './queryKeys.js';
import { useDebounced } from './useDebounced.js';

/** Delay in ms between the last keystroke and the request. */
export const searchDebounce = 250;

export interface Donations {
  /** All matches loaded so far, without duplicates. */
  donations: Donation[];
  /** If there are no results for the full query, these are the terms the server searched for instead. */
  searchedInstead: string | undefined;
  /** Number of matches on the server, including those that are not loaded yet. */
  total: number;
  /** The server extrapolates the total for frequent terms. */
  isTotalEstimated: boolean;
  /** True until there's data. */
  isLoading: boolean;
  /** Whether more matches are being fetched from the server. */
  isSearching: boolean;
  error: Error | null;
  /** Retries the request that failed. */
  refetch(): void;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  /** Loads the next page. No-op on the last page. */
  fetchNextPage(): void;
}

/**
 * Loads donations page by page, newest first by default. A search filters the loaded donations right away (spec §5) and
 * queries the server after a short delay. Makes no requests while `enabled` is false.
 */
export function useDonations({ search = '', ...filter }: DonationFilter = {}, enabled = true): Donations {
  const { client, queryClient } = useApi();
  const needle = searchNeedle(search);
  const debouncedNeedle = useDebounced(needle, searchDebounce);

  const list = useInfiniteQuery({ ...donationsQuery(client, filter), enabled }, queryClient);
  const asksServer = needle !== '' && list.isSuccess && isStorableText(needle);
  const isAsked = asksServer && debouncedNeedle === needle;
  const searched = useInfiniteQuery(
    {
      ...donationsQuery(client, { ...filter, search: debouncedNeedle }),
      enabled: isAsked,
    },
    queryClient,
  );

  const isAnswered = isAsked && searched.data !== undefined;
  const shown = isAnswered ? searched : list;
  const loaded = useMemo(() => readPages(shown.data), [shown.data]);
  const isLocal = needle !== '' && !isAnswered;
  const donations = useMemo(
    () => (isLocal ? loaded.donations.filter((donation) => matchesSearch(donation, needle)) : loaded.donations),
    [isLocal, loaded, needle],
  );
  const failed = isAsked && searched.error !== null ? searched : list;
  const isSearching = asksServer && !isAnswered && failed.error === null;

  return {
    donations,
    searchedInstead: (isAnswered && loaded.searchedInstead) || undefined,
    total: isLocal ? donations.length : Math.max(loaded.total, donations.length),
    isTotalEstimated: !isLocal && shown.hasNextPage && loaded.isEstimate,
    isLoading: list.isPending || (isSearching && donations.length === 0),
    isSearching,
    error: failed.error,
    refetch: () => void failed.refetch(),
    hasNextPage: isLocal ? false : shown.hasNextPage,
    isFetchingNextPage: shown.isFetchingNextPage,
    fetchNextPage: () => {
      if (!isLocal && shown.hasNextPage && !shown.isFetching) void shown.fetchNextPage();
    },
  };
}

function readPages(data: InfiniteData<Page<Donation>> | undefined) {
  const byId = new Map(data?.pages.flatMap((page) => page.items).map((donation) => [donation.id, donation]));
  const { total = 0, isEstimate = false, searchedInstead } = data?.pages.at(-1) ?? {};
  return { donations: [...byId.values()], total, isEstimate, searchedInstead };
}
