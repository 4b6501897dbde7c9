import type { PushTarget } from '@clothesline/api-client/members';
import { DeviceError } from '../../../lib/forms/useCall.js';

/** Whether this browser can get push notifications. On an iPhone only an installed site can. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration?.pushManager.getSubscription() ?? null;
}

/** This browser's push subscription, if the visitor still allows one. */
export async function readSubscription(): Promise<PushTarget | undefined> {
  if (!canPush() || Notification.permission !== 'granted') return undefined;
  return toTarget(await findSubscription().catch(() => null));
}

const toTarget = (subscription: PushSubscription | null) => subscription?.toJSON() as PushTarget | undefined;

/**
 * Asks the visitor, and subscribes this browser to push notifications. Call it directly after a press. Rejects with a
 * `DeviceError`.
 */
export async function subscribe(key: string, host: string): Promise<PushTarget> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') throw new DeviceError(permission === 'denied' ? 'pushBlocked' : 'pushFailed');
  try {
    const { pushManager } = await navigator.serviceWorker.register(`/push.js?${new URLSearchParams({ api: host })}`);
    await navigator.serviceWorker.ready;
    // A subscription with another key cannot be used.
    await unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return subscription.toJSON() as PushTarget;
  } catch (error) {
    throw new DeviceError('pushFailed', { cause: error });
  }
}

/** Ends this browser's push subscription, if it has one. Never rejects. */
export async function unsubscribe(): Promise<void> {
  const subscription = await findSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}
