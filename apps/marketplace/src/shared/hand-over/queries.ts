import { type DonationRequest, hasEnded } from '@clothesline/api-client/members';
import { useApi } from '@clothesline/api-client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Session } from '../account/AccountContext.js';
import { usePollTime } from './pollTime.js';

/** Everything about requests that is stored for a session. */
export function requestsKey({ members, account }: { members: { host: string }; account: { id: number } }) {
  return ['requests', members.host, account.id] as const;
}

/** The first 200 requests of a person, newest first, for both parts. */
export function useRequests(session: Session, role: 'asker' | 'donor') {
  const { queryClient } = useApi();
  const refetchInterval = usePollTime();
  return useQuery(
    {
      queryKey: [...requestsKey(session), role],
      queryFn: async ({ signal }) =>
        (await session.members.request('listRequests', { query: { role, limit: 200 }, signal })).items,
      refetchInterval,
      staleTime: 0,
    },
    queryClient,
  );
}

/** Returns a person's request for a donation: the open one, else the newest; null without one. */
export function useOwnRequest(session: Session, donationId: number) {
  const { queryClient } = useApi();
  return useQuery(
    {
      queryKey: [...requestsKey(session), 'of', donationId],
      queryFn: async ({ signal }): Promise<DonationRequest | null> => {
        const query = { role: 'asker', donation: donationId } as const;
        const { items } = await session.members.request('listRequests', { query, signal });
        return items.find(({ state }) => !hasEnded(state)) ?? items[0] ?? null;
      },
      staleTime: 0,
    },
    queryClient,
  );
}

/** One request with its messages. */
export function useRequest(session: Session, id: number) {
  const { queryClient } = useApi();
  const refetchInterval = usePollTime();
  return useQuery(
    {
      queryKey: [...requestsKey(session), 'one', id],
      queryFn: ({ signal }) => session.members.request('getRequest', { params: { id }, signal }),
      refetchInterval,
      staleTime: 0,
    },
    queryClient,
  );
}

/**
 * Messages of a request from the newest on, in pages. Asked for only by `fetchNextPage`: the newest come with the request
 * itself.
 */
export function useMessages(session: Session, id: number) {
  const { queryClient } = useApi();
  return useInfiniteQuery(
    {
      queryKey: [...requestsKey(session), 'messages', id],
      queryFn: ({ signal, pageParam }) =>
        session.members.request('listMessages', {
          params: { id },
          query: pageParam === null ? {} : { cursor: pageParam },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      enabled: false,
    },
    queryClient,
  );
}

/** Returns a person's public view. */
export function usePerson({ members }: Session, id: number) {
  const { queryClient } = useApi();
  return useQuery(
    {
      queryKey: ['person', members.host, id],
      queryFn: ({ signal }) => members.request('getPerson', { params: { id }, signal }),
    },
    queryClient,
  );
}

/** Notices, newest first. */
export function useNotices(session: Session) {
  const { queryClient } = useApi();
  const refetchInterval = usePollTime();
  return useQuery(
    {
      queryKey: [...requestsKey(session), 'notices'],
      queryFn: async ({ signal }) => (await session.members.request('listNotices', { signal })).items,
      refetchInterval,
      staleTime: 0,
    },
    queryClient,
  );
}
