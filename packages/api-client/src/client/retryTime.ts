import { times } from '../locales/en/times.js';
import { ApiError } from './errors.js';

/** Writes a duration: "in 40 seconds", two at least, and whole minutes from a minute and a half on. */
export function inTime(seconds: number, { inSeconds, inMinutes }: Omit<typeof times, '$'> = times): string {
  return seconds < 90 ? inSeconds({ count: Math.max(seconds, 2) }) : inMinutes({ count: Math.ceil(seconds / 60) });
}

/** Returns the time until the next try, as the server sends it: "in 40 seconds". In a minute by default. */
export function retryTime(error: unknown, texts: Omit<typeof times, '$'>): string {
  const root = rootCause(error);
  return inTime((root instanceof ApiError && root.retryAfter) || standardWait, texts);
}

/** Seconds to wait if the server sends none. */
const standardWait = 60;

/** Returns the cause of a `FetchError`, which itself only names the list. */
export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.name === 'FetchError' ? error.cause : error;
}
