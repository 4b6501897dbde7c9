import { useApi, useClient } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '../account/AccountContext.js';

/** Somebody as whoever looks sees them, with what they give. An undefined id asks nothing. */
export function usePublicPerson(id: number | undefined) {
  const { queryClient } = useApi();
  const client = useClient();
  const { session } = useAccount();
  const members = useMemo(() => createMembersClient(client), [client]);
  return useQuery(
    {
      queryKey: ['person', members.host, id ?? null, 'seen by', session?.account.id ?? null],
      queryFn: ({ signal }) => members.request('getPerson', { params: { id: id ?? 0 }, signal }),
      enabled: id !== undefined,
      // Whoever signs in goes on where they were.
      placeholderData: (before) => (before?.id === id ? before : undefined),
      staleTime: 0,
    },
    queryClient,
  );
}
