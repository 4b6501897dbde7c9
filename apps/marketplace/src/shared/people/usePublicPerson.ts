import { useApi, useClient } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '../account/AccountContext.js';

/** Loads a person and their donations, as the visitor may see them. An undefined id makes no call. */
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
      // Keeps the content after signing in.
      placeholderData: (before) => (before?.id === id ? before : undefined),
      staleTime: 0,
    },
    queryClient,
  );
}
