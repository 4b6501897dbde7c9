import { useApi } from '@clothesline/api-client';
import type { Push } from '@clothesline/api-client/members';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '../../account/index.js';
import { useCall } from '../../../lib/forms/useCall.js';
import { canPush, readSubscription, subscribe, unsubscribe } from './subscription.js';

export function usePush({ members, account }: Session) {
  const { queryClient } = useApi();
  const { isPending, problem, run } = useCall();
  const queryKey = ['push', members.host, account.id];
  const { data } = useQuery(
    {
      queryKey,
      async queryFn({ signal }): Promise<Push> {
        const push = await members.request('getPush', { signal });
        const target = push.isOn ? undefined : await readSubscription();
        // the subscription belongs to an expired session, so register it again
        return target ? members.request('turnOnPush', { body: target }) : push;
      },
      enabled: canPush(),
    },
    queryClient,
  );
  const push = data?.key == null ? undefined : data;
  const keep = (changed: Push) => queryClient.setQueryData(queryKey, changed);
  return {
    push,
    isBlocked: canPush() && Notification.permission === 'denied',
    isPending,
    problem,
    turnOn: () =>
      void run(async () => {
        const body = await subscribe(push?.key ?? '', members.host);
        keep(await members.request('turnOnPush', { body }));
      }),
    turnOff: (everywhere: boolean) =>
      void run(async () => {
        keep(await members.request('turnOffPush', { body: { everywhere } }));
        await unsubscribe();
      }),
  };
}
