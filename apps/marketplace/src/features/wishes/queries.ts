import { type Client, useApi } from '@clothesline/api-client';
import { createMembersClient, type WishesQuery } from '@clothesline/api-client/members';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '../account/index.js';

interface Viewer {
  client: Client;
  viewer: number | null;
}

/** Stale time in milliseconds. Avoids refetching data the server has just rendered. */
const freshTime = 5000;

export function wishesQuery({ client, viewer }: Viewer, query: WishesQuery) {
  const members = createMembersClient(client);
  return {
    queryKey: ['wishes', members.host, viewer, query],
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | null }) =>
      members.request('listWishes', { query: { ...query, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    staleTime: freshTime,
  };
}

export function wishQuery({ client, viewer }: Viewer, id: number | undefined) {
  const members = createMembersClient(client);
  return {
    queryKey: ['wish', members.host, id ?? null, viewer],
    queryFn: ({ signal }: { signal: AbortSignal }) => members.request('getWish', { params: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
    staleTime: freshTime,
  };
}

/** Own wishes, newest first. Ended wishes are included for 30 days. */
export function useOwnWishes({ members, account }: Session) {
  const { queryClient } = useApi();
  return useQuery(
    {
      queryKey: ['own wishes', members.host, account.id],
      queryFn: ({ signal }) => members.request('listOwnWishes', { signal }),
    },
    queryClient,
  );
}
