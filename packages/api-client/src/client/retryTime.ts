import { times } from '../locales/en/times.js';
import { ApiError } from './errors.js';

/** Formats a wait as "in 40 seconds". Switches to minutes at 90 seconds. */
export function inTime(seconds: number, { inSeconds, inMinutes }: Omit<typeof times, '$'> = times): string {
  return seconds < 90 ? inSeconds({ count: Math.max(seconds, 2) }) : inMinutes({ count: Math.ceil(seconds / 60) });
}

/** Describes when to try again, e.g. "in 40 seconds". Defaults to a minute if the server did not send `Retry-After`. */
export function retryTime(error: unknown, texts: Omit<typeof times, '$'>): string {
  const root = rootCause(error);
  return inTime((root instanceof ApiError && root.retryAfter) || standardWait, texts);
}

const standardWait = 60;

/** Returns the cause of a `FetchError`, or the error itself. */
export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.name === 'FetchError' ? error.cause : error;
}
