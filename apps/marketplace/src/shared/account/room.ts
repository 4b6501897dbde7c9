import { type Client, errorStatus } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import type { Session } from './AccountContext.js';
import { createSession } from './createSession.js';

export { clearPersonalData } from '@clothesline/api-client';
export { Changes } from '../hand-over/Changes.js';
export { RoomDialogs } from './RoomDialogs.js';
export { SuspendedNotice } from './SuspendedNotice.js';
export { makeInbox } from './InboxLink.js';

/** The session that the server names; undefined for none. Rejects without an answer. */
export async function readSession(client: Client): Promise<Session | undefined> {
  try {
    return createSession(client, await createMembersClient(client).request('getAccount'));
  } catch (error) {
    if (errorStatus(error) === 401) return undefined;
    throw error;
  }
}
