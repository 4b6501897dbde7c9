import { useApi } from '@clothesline/api-client';
import { useQuery } from '@tanstack/react-query';
import type { Session } from './AccountContext.js';

export function useOwnOrganization({ members, account }: Session) {
  const { queryClient } = useApi();
  return useQuery(
    {
      queryKey: ['organization', members.host, account.id],
      staleTime: 60_000,
      queryFn: ({ signal }) => members.request('getOwnOrganization', { signal }),
    },
    queryClient,
  );
}
