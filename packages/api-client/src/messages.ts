import { failures } from './locales/en/failures.js';
import type { locationErrors } from './locales/en/locationErrors.js';
import { times } from './locales/en/times.js';

/** Reasons why the browser gave no position (spec §8). */
export type LocationError = Exclude<keyof typeof locationErrors, '$'>;

/** Kinds of failure of a call. */
export type FailureKind = Exclude<keyof typeof failures, '$'>;

/** English texts of a failed call, with the time until the next try. */
export const failureMessages = { ...failures, ...times, $: ['failures', 'times'] };
export type FailureMessages = Omit<typeof failureMessages, '$'>;
