import { useApi } from '@clothesline/api-client';
import { useEffect } from 'react';
import type { Session } from '../../account/index.js';
import { openChangeStream } from './changeStream.js';
import { requestsKey, setPushed } from './queries.js';

/** Updates requests and notices while signed in. Should only be mounted once per page. */
export function Changes({ session: { members, account } }: { session: Session }) {
  const { queryClient } = useApi();
  const { id } = account;

  useEffect(() => {
    const queryKey = requestsKey({ members, account: { id } });
    return openChangeStream(members.host, {
      onOpen() {
        setPushed(true);
        void queryClient.invalidateQueries({ queryKey });
      },
      onChange({ kind }) {
        void queryClient.invalidateQueries({
          queryKey,
          predicate: ({ queryKey: [, , , part] }) => (part === 'notices') === (kind === 'notice'),
        });
      },
      onLost: () => setPushed(false),
    });
  }, [queryClient, members, id]);
  return null;
}
