import { times } from '../locales/en/times.js';
import { ApiError } from './errors.js';

/** "in 40 seconds"; minutes from 90 seconds on. */
export function inTime(seconds: number, { inSeconds, inMinutes }: Omit<typeof times, '$'> = times): string {
  return seconds < 90 ? inSeconds({ count: Math.max(seconds, 2) }) : inMinutes({ count: Math.ceil(seconds / 60) });
}

/** Time until the next attempt, such as "in 40 seconds"; a minute by default. */
export function retryTime(error: unknown, texts: Omit<typeof times, '$'>): string {
  const root = rootCause(error);
  return inTime((root instanceof ApiError && root.retryAfter) || standardWait, texts);
}

/** Default in seconds. */
const standardWait = 60;

/** Unwraps a `FetchError`. */
export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.name === 'FetchError' ? error.cause : error;
}
