import { useApi } from '@clothesline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Session } from '../account/index.js';
import { criteriaKey, toCriteria } from './followedSearch.js';
import { followedStore } from './followedStore.js';

export function useAccountAlerts(session: Session | undefined): void {
  const { client, queryClient } = useApi();
  const { data } = useQuery(
    {
      queryKey: ['alerts', session?.account.id],
      queryFn: async ({ signal }) => {
        const alerts = (await session?.members.request('listAlerts', { signal })) ?? [];
        const { items } = await client.request('listDonations', { query: { limit: 1 }, signal });
        return { alerts, newestId: items[0]?.id ?? 0 };
      },
      enabled: session !== undefined,
      gcTime: 0,
    },
    queryClient,
  );
  useEffect(() => {
    for (const alert of data?.alerts ?? []) {
      const criteria = toCriteria(alert);
      const { token, pace, isConfirmed } = alert;
      const known = followedStore.read().find((one) => criteriaKey(one) === criteriaKey(criteria));
      if (known?.alert?.token === token) continue;
      followedStore.follow({
        ...criteria,
        seenId: known?.seenId ?? data?.newestId ?? 0,
        alert: { token, pace, isConfirmed },
      });
    }
  }, [data]);
}
