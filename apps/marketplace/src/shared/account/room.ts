import { type Client, errorStatus } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import type { Session } from './AccountContext.js';

export { Changes } from '../hand-over/Changes.js';
export { RoomDialogs } from './RoomDialogs.js';
export { inboxOf } from './InboxLink.js';

/** Who is signed in, as the server says it; undefined for nobody. Rejects where it does not answer. */
export async function readSession(client: Client): Promise<Session | undefined> {
  const members = createMembersClient(client);
  try {
    return { members, account: await members.request('getAccount') };
  } catch (error) {
    if (errorStatus(error) === 401) return undefined;
    throw error;
  }
}
