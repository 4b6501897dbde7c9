import { failureMessages, inTime, type FailureMessages } from '../messages.js';
import { AnswerError, ApiError } from './errors.js';

/** The kinds of failure that a visitor is told apart. */
export type FailureKind = keyof FailureMessages;

/** What kind of failure an error of a call is, by the error itself or the one that it wraps. */
export function failureKind(error: unknown): FailureKind {
  const root = rootOf(error);
  if (root instanceof AnswerError) return root.isJson ? 'serverTrouble' : 'noAnswer';
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
  if (kind === 'tooMany') return texts.tooMany(retryTime(error));
  if (kind === 'serverTrouble') return texts.serverTrouble(toldRetryTime(error));
  return texts[kind];
}

/** When it is worth trying again, as the server says it: "in 40 seconds". In a minute where it does not. */
export function retryTime(error: unknown): string {
  return toldRetryTime(error) ?? inTime(standardWait);
}

/** The same, and undefined where the server does not say it. */
function toldRetryTime(error: unknown): string | undefined {
  const root = rootOf(error);
  return root instanceof ApiError && root.retryAfter ? inTime(root.retryAfter) : undefined;
}

/** Seconds to wait where the server does not say how many. */
const standardWait = 60;

const kinds: Partial<Record<number, FailureKind>> = {
  401: 'notAllowed',
  403: 'notAllowed',
  404: 'notFound',
  410: 'notFound',
  429: 'tooMany',
};

/** A `FetchError` says which list failed, its cause why. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.name === 'FetchError' ? error.cause : error;
}
