import { useApi } from '@clothesline/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Session } from '../../shared/account/AccountContext.js';

/** What was reported: the oldest open entry first, what is decided last, a page at a time. */
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
