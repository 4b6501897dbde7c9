import { failureMessages, type FailureKind, type FailureMessages } from '../messages.js';
import { ResponseError, ApiError } from './errors.js';
import { retryTime, rootCause } from './retryTime.js';

/**
 * Classifies an error so that the UI can pick a message. Also unwraps the `FetchError` that some fetch wrappers throw.
 */
export function failureKind(error: unknown): FailureKind {
  const root = rootCause(error);
  if (root instanceof ResponseError) return 'serverTrouble';
  if (!(root instanceof ApiError)) return isOffline() ? 'offline' : 'noAnswer';
  return kinds[root.status] ?? 'serverTrouble';
}

function isOffline(): boolean {
  const navigator: Partial<Navigator> | undefined = globalThis.navigator;
  return navigator?.onLine === false;
}

/** Explains the error to the user, and how to resolve it. */
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
