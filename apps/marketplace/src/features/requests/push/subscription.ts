import type { PushTarget } from '@clothesline/api-client/members';
import { DeviceError } from '../../../lib/forms/useCall.js';

/** On iPhones, only sites that were added to the home screen support push. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration?.pushManager.getSubscription() ?? null;
}

/** Returns `undefined` if the permission has been revoked. */
export async function readSubscription(): Promise<PushTarget | undefined> {
  if (!canPush() || Notification.permission !== 'granted') return undefined;
  return toTarget(await findSubscription().catch(() => null));
}

const toTarget = (subscription: PushSubscription | null) => subscription?.toJSON() as PushTarget | undefined;

/** Must be called directly from a click handler (browsers require a user gesture). Rejects with a `DeviceError`. */
export async function subscribe(key: string, host: string): Promise<PushTarget> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') throw new DeviceError(permission === 'denied' ? 'pushBlocked' : 'pushFailed');
  try {
    const { pushManager } = await navigator.serviceWorker.register(`/push.js?${new URLSearchParams({ api: host })}`);
    await navigator.serviceWorker.ready;
    // the old subscription uses a different key
    await unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return subscription.toJSON() as PushTarget;
  } catch (error) {
    throw new DeviceError('pushFailed', { cause: error });
  }
}

/** Never rejects. */
export async function unsubscribe(): Promise<void> {
  const subscription = await findSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}
