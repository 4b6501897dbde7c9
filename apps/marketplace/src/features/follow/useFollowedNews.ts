import { type Donation, queryKeys, type QueryResult, useApi } from '@clothesline/api-client';
import { useQuery } from '@tanstack/react-query';
import { criteriaKey, followedQuery, type FollowedSearch } from './followedSearch.js';

/** Maximum counted. */
export const countedNews = 20;

export interface FollowedNews extends QueryResult {
  donations: Donation[];
  /** True if there's more than `donations` includes. */
  hasMore: boolean;
}

export function useFollowedNews(search: FollowedSearch): FollowedNews {
  const { client, queryClient } = useApi();
  const { data, isPending, error, refetch } = useQuery(
    {
      queryKey: [...queryKeys.all(client), 'followed', criteriaKey(search)],
      queryFn: ({ signal }) =>
        client.request('listDonations', {
          query: { ...followedQuery(search), sort: 'newest', limit: countedNews },
          signal,
        }),
      gcTime: 0,
    },
    queryClient,
  );
  const matches = data && !data.searchedInstead ? data.items : [];
  const donations = matches.filter(({ id }) => id > search.seenId);
  return {
    donations,
    hasMore: donations.length === matches.length && typeof data?.nextCursor === 'string',
    isLoading: isPending,
    error,
    refetch: () => void refetch(),
  };
}
