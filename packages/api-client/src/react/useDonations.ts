import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Page } from '../client/page.js';
import { isStorableText } from '../contract/text.js';
import { matchesSearch, searchNeedle, type Donation } from '../contract/donation.js';
import { useApi } from './ApiProvider.js';
import { donationsQuery } from './donationQueries.js';
import type { DonationFilter } from './queryKeys.js';
import { useDebounced } from './useDebounced.js';

/** Ms after the last keystroke before the server is asked: one call per word instead of per key. */
export const searchDebounce = 250;

export interface Donations {
  /** Loaded matches, in the order of the list, each donation once. */
  donations: Donation[];
  /** Words of a second search, if no donation has all words: the results are only similar. */
  searchedInstead: string | undefined;
  /** Number of matches on the server. */
  total: number;
  /** Whether the total is an estimate, since words in many donations are not counted exactly. */
  isTotalEstimated: boolean;
  /** Whether there is no content yet: time for skeletons. */
  isLoading: boolean;
  /** Whether further matches are loading from the server. */
  isSearching: boolean;
  error: Error | null;
  /** Retries after an error. */
  refetch(): void;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  /** Loads the next page, if there is one and none is loading. */
  fetchNextPage(): void;
}

/**
 * Returns donations, newest first unless `sort` is set, a page at a time. Searches the loaded donations at once (spec
 * §5), and the server, which also finds donations that are not loaded or have the words in another order or form. Makes
 * no call and is loading while `enabled` is false.
 */
export function useDonations({ search = '', ...filter }: DonationFilter = {}, enabled = true): Donations {
  const { client, queryClient } = useApi();
  const needle = searchNeedle(search);
  const debouncedNeedle = useDebounced(needle, searchDebounce);

  const list = useInfiniteQuery({ ...donationsQuery(client, filter), enabled }, queryClient);
  // Skips text that cannot be stored, since no donation has it.
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

/**
 * Joins all pages and drops duplicates: a simple server may repeat a donation if another is listed between two calls.
 */
function readPages(data: InfiniteData<Page<Donation>> | undefined) {
  const byId = new Map(data?.pages.flatMap((page) => page.items).map((donation) => [donation.id, donation]));
  const { total = 0, isEstimate = false, searchedInstead } = data?.pages.at(-1) ?? {};
  return { donations: [...byId.values()], total, isEstimate, searchedInstead };
}
