import { type DonationRequest, hasEnded } from '@clothesline/api-client/members';
import { useApi } from '@clothesline/api-client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Session } from '../../account/index.js';

export function requestsKey({ members, account }: { members: { host: string }; account: { id: number } }) {
  return ['requests', members.host, account.id] as const;
}

export function useReloadRequests(session: Session): () => Promise<void> {
  const { queryClient } = useApi();
  return () => queryClient.invalidateQueries({ queryKey: requestsKey(session) });
}

function useRequestsPart<Data>(
  session: Session,
  part: readonly (string | number)[],
  load: (signal: AbortSignal) => Promise<Data>,
  { polls }: { polls: boolean },
) {
  const { queryClient } = useApi();
  const pollTime = usePollTime();
  return useQuery(
    {
      queryKey: [...requestsKey(session), ...part],
      queryFn: ({ signal }) => load(signal),
      refetchInterval: polls && pollTime,
      staleTime: 0,
    },
    queryClient,
  );
}

/** Maximum number of pages of requests. Organizations may have hundreds of requests. */
const maxPages = 5;

/** Loads all pages of requests, newest first. */
export function useRequests(session: Session, role: 'asker' | 'donor') {
  const load = async (signal: AbortSignal) => {
    const found: DonationRequest[] = [];
    let cursor: string | undefined;
    for (let pages = 0; pages < maxPages; pages += 1) {
      const query = { role, limit: 200, cursor };
      const { items, nextCursor } = await session.members.request('listRequests', { query, signal });
      found.push(...items);
      if (nextCursor === null) break;
      cursor = nextCursor;
    }
    return found;
  };
  return useRequestsPart(session, [role], load, { polls: true });
}

export function useOwnRequest(session: Session, donationId: number) {
  const load = async (signal: AbortSignal): Promise<DonationRequest | null> => {
    const query = { role: 'asker', donation: donationId } as const;
    const { items } = await session.members.request('listRequests', { query, signal });
    return items.find(({ state }) => !hasEnded(state)) ?? items[0] ?? null;
  };
  return useRequestsPart(session, ['of', donationId], load, { polls: false });
}

export function useRequest(session: Session, id: number) {
  const load = (signal: AbortSignal) => session.members.request('getRequest', { params: { id }, signal });
  return useRequestsPart(session, ['one', id], load, { polls: true });
}

export function useNotices(session: Session) {
  const load = async (signal: AbortSignal) => (await session.members.request('listNotices', { signal })).items;
  return useRequestsPart(session, ['notices'], load, { polls: true });
}

/**
 * Paginated messages, newest first. Requests already include the latest messages, so nothing is loaded until
 * `fetchNextPage` is called.
 */
export function useMessages(session: Session, id: number) {
  const { queryClient } = useApi();
  return useInfiniteQuery(
    {
      queryKey: [...requestsKey(session), 'messages', id],
      queryFn: ({ signal, pageParam: cursor }) =>
        session.members.request('listMessages', { params: { id }, query: cursor === null ? {} : { cursor }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      enabled: false,
    },
    queryClient,
  );
}

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

/** Polling intervals in ms, with and without server events. */
const pollTimes = { pushed: 60_000, unpushed: 10_000 };

const listeners = new Set<() => void>();
let isPushed = false;

/** Call this whenever server events start or stop arriving. */
export function setPushed(pushed: boolean): void {
  isPushed = pushed;
  for (const listener of listeners) listener();
}

export function usePollTime(): number {
  return useSyncExternalStore(subscribe, read);
}

const read = () => (isPushed ? pollTimes.pushed : pollTimes.unpushed);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
