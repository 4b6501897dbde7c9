import { ApiError } from './errors.js';

/** The text that says when. */
interface TimeTexts {
  inTime: (seconds: number) => string;
}

/** When it is worth trying again, as the server says it: "in 40 seconds". In a minute where it does not. */
export function retryTime(error: unknown, texts: TimeTexts): string {
  return toldRetryTime(error, texts) ?? texts.inTime(standardWait);
}

/** The same, and undefined where the server does not say it. */
export function toldRetryTime(error: unknown, { inTime }: TimeTexts): string | undefined {
  const root = rootOf(error);
  return root instanceof ApiError && root.retryAfter ? inTime(root.retryAfter) : undefined;
}

/** Seconds to wait where the server does not say how many. */
const standardWait = 60;

/** A `FetchError` says which list failed, its cause why. */
export function rootOf(error: unknown): unknown {
  return error instanceof Error && error.name === 'FetchError' ? error.cause : error;
}
