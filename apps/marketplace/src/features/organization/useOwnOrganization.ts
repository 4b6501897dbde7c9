import { useApi } from '@clothesline/api-client';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '../account/index.js';

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
