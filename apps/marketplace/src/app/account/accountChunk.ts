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
export { AccountDialogs } from './AccountDialogs.js';
export { SuspendedNotice } from '../../features/account/index.js';

/** Removes personal data from this browser and unsubscribes from push notifications. Never rejects. */
export async function clearPersonalData(keep?: string): Promise<void> {
  await Promise.all([clearStorage(keep), unsubscribe()]);
}

export async function readSession(client: Client): Promise<Session | undefined> {
  try {
    return createSession(client, await createMembersClient(client).request('getAccount'));
  } catch (error) {
    if (errorStatus(error) === 401) return undefined;
    throw error;
  }
}

/** The account that owns the data stored in this browser. Remembered even after the session has expired. */
const dataOwner = createStoredValue<number | null>({ key: 'clothesline_owner', parse: parseId });

/**
 * Marks the stored data as belonging to this account. Anonymous data is preserved, but data of a different account is
 * removed. Returns `true` if anything was removed.
 */
export async function claimDevice(id: number): Promise<boolean> {
  const owner = dataOwner.read();
  const isOther = owner !== null && owner !== id;
  if (isOther) await clearPersonalData(signedInKey);
  dataOwner.write(id);
  return isOther;
}
