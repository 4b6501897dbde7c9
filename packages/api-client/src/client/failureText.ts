import { failureMessages, type FailureKind, type FailureMessages } from '../messages.js';
import { ResponseError, ApiError } from './errors.js';
import { retryTime, rootOf, toldRetryTime } from './retryTime.js';

/** What kind of failure an error of a call is, by the error itself or the one that it wraps. */
export function failureKind(error: unknown): FailureKind {
  const root = rootOf(error);
  if (root instanceof ResponseError) return 'serverTrouble';
  if (!(root instanceof ApiError)) return isOffline() ? 'offline' : 'noAnswer';
  return kinds[root.status] ?? 'serverTrouble';
}

/** Whether the browser knows that it has no connection. It may have none without knowing. */
function isOffline(): boolean {
  // Outside of a browser it may be missing.
  const navigator: Partial<Navigator> | undefined = globalThis.navigator;
  return navigator?.onLine === false;
}

/** One true sentence about a failed call: what happened, and what to do about it. */
export function failureText(error: unknown, texts: FailureMessages = failureMessages): string {
  const kind = failureKind(error);
  if (kind === 'tooMany') return texts.tooMany(retryTime(error, texts));
  if (kind === 'serverTrouble') return texts.serverTrouble(toldRetryTime(error, texts));
  return texts[kind];
}

const kinds: Partial<Record<number, FailureKind>> = {
  401: 'notAllowed',
  403: 'notAllowed',
  404: 'notFound',
  410: 'notFound',
  429: 'tooMany',
};
