import { type Donation, queryKeys, type QueryResult, useApi } from '@clothesline/api-client';
import { useQuery } from '@tanstack/react-query';
import { type FollowedSearch, keyOf } from '../../shared/following/followedSearch.js';
import { followedQuery } from '../../shared/following/followedQuery.js';

/** The most new donations that are counted. */
export const countedNews = 20;

export interface FollowedNews extends QueryResult {
  /** What was listed since the visitor last looked, newest first. */
  donations: Donation[];
  /** Whether there is more than was counted. */
  hasMore: boolean;
}

/** What is new for a followed search. Asked for each time the page opens. */
export function useFollowedNews(search: FollowedSearch): FollowedNews {
  const { client, queryClient } = useApi();
  const { data, isPending, error, refetch } = useQuery(
    {
      queryKey: [...queryKeys.all(client), 'followed', keyOf(search)],
      queryFn: ({ signal }) =>
        client.request('listDonations', {
          query: { ...followedQuery(search), sort: 'newest', limit: countedNews },
          signal,
        }),
      gcTime: 0,
    },
    queryClient,
  );
  // Where nothing has all words, the response holds what only comes close.
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
