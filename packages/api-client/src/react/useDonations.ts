import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Page } from '../client/page.js';
import { isStorableText } from '../contract/text.js';
import { matchesSearch, searchNeedle, type Donation } from '../contract/donation.js';
import { useApi } from './ApiProvider.js';
import { donationsQuery } from './donationQueries.js';
import type { DonationFilter } from './queryKeys.js';
import { useDebounced } from './useDebounced.js';

/** Ms without a key before the server is asked: a call per word, not per key. */
export const searchDebounce = 250;

export interface Donations {
  /** What is loaded and matches, in the order of the list, each donation once. */
  donations: Donation[];
  /** The words that were looked for instead, where nothing has all that were asked for: what is shown only comes close. */
  searchedInstead: string | undefined;
  /** How many there are on the server. */
  total: number;
  /** Whether the total is about right, and not counted: what many donations hold is not counted through. */
  isTotalEstimated: boolean;
  /** Nothing to show yet: time for skeletons. */
  isLoading: boolean;
  /** The server is being asked for more matches than those shown. */
  isSearching: boolean;
  error: Error | null;
  /** Asks again, after an error. */
  refetch(): void;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  /** Loads the next page; does nothing where there is none or one is on its way. */
  fetchNextPage(): void;
}

/**
 * Donations, newest first unless `sort` says otherwise, a page at a time. Words are looked for among the loaded donations at
 * once (spec §5), and on the server, which finds those too, and donations that have the words in another order or form.
 * While `enabled` is false nothing is asked, and it is loading.
 */
export function useDonations({ search = '', ...filter }: DonationFilter = {}, enabled = true): Donations {
  const { client, queryClient } = useApi();
  const needle = searchNeedle(search);
  const debouncedNeedle = useDebounced(needle, searchDebounce);

  const list = useInfiniteQuery({ ...donationsQuery(client, filter), enabled }, queryClient);
  // What cannot be stored is in no donation: no need to ask.
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

/** All pages as one list. A plainer server may repeat a donation when one is listed between two calls: each is kept once. */
function readPages(data: InfiniteData<Page<Donation>> | undefined) {
  const byId = new Map(data?.pages.flatMap((page) => page.items).map((donation) => [donation.id, donation]));
  const { total = 0, isEstimate = false, searchedInstead } = data?.pages.at(-1) ?? {};
  return { donations: [...byId.values()], total, isEstimate, searchedInstead };
}
