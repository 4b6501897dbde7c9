import { ApiError } from './errors.js';

/** Text with a time. */
interface TimeTexts {
  inTime: (seconds: number) => string;
}

/** Returns the time until the next try, as the server sends it: "in 40 seconds". In a minute by default. */
export function retryTime(error: unknown, texts: TimeTexts): string {
  return toldRetryTime(error, texts) ?? texts.inTime(standardWait);
}

/** Returns the server's time until the next try; undefined if it sends none. */
export function toldRetryTime(error: unknown, { inTime }: TimeTexts): string | undefined {
  const root = rootCause(error);
  return root instanceof ApiError && root.retryAfter ? inTime(root.retryAfter) : undefined;
}

/** Seconds to wait if the server sends none. */
const standardWait = 60;

/** Returns the cause of a `FetchError`, which itself only names the list. */
export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.name === 'FetchError' ? error.cause : error;
}
