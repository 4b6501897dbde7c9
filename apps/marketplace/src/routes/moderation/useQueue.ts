import { useApi } from '@clothesline/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Session } from '../../shared/account/AccountContext.js';

/** Loads reports a page at a time: the oldest open entry first, decided ones last. */
export function useQueue({ members, account }: Session) {
  const { queryClient } = useApi();
  return useInfiniteQuery(
    {
      queryKey: ['moderation', members.host, account.id],
      queryFn: ({ pageParam, signal }) =>
        members.request('listModeration', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
    },
    queryClient,
  );
}
