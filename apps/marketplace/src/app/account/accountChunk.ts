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

/** Removes a person's data from this browser, and ends push notifications. Never rejects. */
export async function clearPersonalData(keep?: string): Promise<void> {
  await Promise.all([clearStorage(keep), unsubscribe()]);
}

/** Rejects without a response. */
export async function readSession(client: Client): Promise<Session | undefined> {
  try {
    return createSession(client, await createMembersClient(client).request('getAccount'));
  } catch (error) {
    if (errorStatus(error) === 401) return undefined;
    throw error;
  }
}

/** Account that owns the stored data, even after its session expires. */
const dataOwner = createStoredValue<number | null>({ key: 'clothesline_owner', parse: parseId });

/**
 * Makes an account the owner of stored data. Keeps anonymous data, and removes another account's. Returns whether it
 * removed any.
 */
export async function claimDevice(id: number): Promise<boolean> {
  const owner = dataOwner.read();
  const isOther = owner !== null && owner !== id;
  if (isOther) await clearPersonalData(signedInKey);
  dataOwner.write(id);
  return isOther;
}
