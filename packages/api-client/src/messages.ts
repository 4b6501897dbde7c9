import { failures } from './locales/en/failures.js';
import type { locationErrors } from './locales/en/locationErrors.js';
import { times } from './locales/en/times.js';

export type LocationError = Exclude<keyof typeof locationErrors, '$'>;

export type FailureKind = Exclude<keyof typeof failures, '$'>;

export const failureMessages = { ...failures, ...times, $: ['failures', 'times'] };
export type FailureMessages = Omit<typeof failureMessages, '$'>;
