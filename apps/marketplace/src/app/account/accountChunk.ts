import {
  clearPersonalData as clearStorage,
  type Client,
  createStoredValue,
  errorStatus,
} from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import { unsubscribe } from '../../features/requests/index.js';
import { followedStore } from '../../features/follow/index.js';
import { createSession, parseId, type Session, signedInKey } from '../../features/account/index.js';

export const { dropAlerts } = followedStore;

export { Changes, makeInbox } from '../../features/requests/index.js';
export { RoomDialogs } from './AccountDialogs.js';
export { SuspendedNotice } from '../../features/account/index.js';

/** Removes everything that a person left in this browser, and ends its push notifications. Never rejects. */
export async function clearPersonalData(keep?: string): Promise<void> {
  await Promise.all([clearStorage(keep), unsubscribe()]);
}

/** Reads the server's session, if there is one. Rejects without a response. */
export async function readSession(client: Client): Promise<Session | undefined> {
  try {
    return createSession(client, await createMembersClient(client).request('getAccount'));
  } catch (error) {
    if (errorStatus(error) === 401) return undefined;
    throw error;
  }
}

/** Account that the stored data belongs to. It outlasts a session that expires, so that the next person gets no draft. */
const dataOwner = createStoredValue<number | null>({ key: 'clothesline_owner', parse: parseId });

/**
 * Makes an account the owner of the stored data. Keeps what the visitor saved and typed before signing in, and removes
 * another account's data. Returns whether it removed anything.
 */
export async function claimDevice(id: number): Promise<boolean> {
  const owner = dataOwner.read();
  const isOther = owner !== null && owner !== id;
  if (isOther) await clearPersonalData(signedInKey);
  dataOwner.write(id);
  return isOther;
}
