import { failureMessages, type FailureKind, type FailureMessages } from '../messages.js';
import { ResponseError, ApiError } from './errors.js';
import { retryTime, rootCause } from './retryTime.js';

/** Returns the kind of failure of an error, or of the error that it wraps. */
export function failureKind(error: unknown): FailureKind {
  const root = rootCause(error);
  if (root instanceof ResponseError) return 'serverTrouble';
  if (!(root instanceof ApiError)) return isOffline() ? 'offline' : 'noAnswer';
  return kinds[root.status] ?? 'serverTrouble';
}

/** Whether the browser reports that it is offline. It may be offline without knowing. */
function isOffline(): boolean {
  // Allows undefined, since it may be missing outside of a browser.
  const navigator: Partial<Navigator> | undefined = globalThis.navigator;
  return navigator?.onLine === false;
}

/** Returns one true sentence about a failed call: the failure and a remedy. */
export function failureText(error: unknown, texts: FailureMessages = failureMessages): string {
  const kind = failureKind(error);
  if (kind === 'tooMany') return texts.tooMany({ when: retryTime(error, texts) });
  if (kind === 'serverTrouble') return texts.serverTrouble({ when: retryTime(error, texts) });
  return texts[kind];
}

const kinds: Partial<Record<number, FailureKind>> = {
  401: 'notAllowed',
  403: 'notAllowed',
  404: 'notFound',
  410: 'notFound',
  429: 'tooMany',
};
