import { useApi } from '@clothesline/api-client';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '../account/index.js';

/** Loads the organization of the signed-in account, or null if it has never applied. */
export function useOwnOrganization({ members, account }: Session) {
  const { queryClient } = useApi();
  return useQuery(
    {
      queryKey: ['organization', members.host, account.id],
      queryFn: ({ signal }) => members.request('getOwnOrganization', { signal }),
    },
    queryClient,
  );
}
