import { inTime } from './inTime.js';

/** Texts of a failed search for the visitor's position (spec §8). */
export const locationMessages = {
  unavailable: 'Unable to retrieve your location',
  unsupported: 'Geolocation is not supported by your browser',
  unexpected: 'Error determining location',
};

/** Reasons why the browser gave no position. */
export type LocationError = keyof typeof locationMessages;

/** Texts of a failed call, by the kind of failure. */
const failures = {
  offline: 'You are offline. Connect to the internet and try again.',
  noAnswer: 'No answer came. Check your connection and try again.',
  /** @param when As in "in 40 seconds", where the server says it. */
  serverTrouble: (when = 'in a minute') => `The server has a problem. Try again ${when}.`,
  /** @param when As in "in 40 seconds". */
  tooMany: (when: string) => `Too many requests came from here. Try again ${when}.`,
  notAllowed: 'The server does not allow this here.',
  notFound: 'The server does not have this any more.',
};

/** Kinds of failure with a text of their own. */
export type FailureKind = keyof typeof failures;

export const failureMessages = { ...failures, inTime };
export type FailureMessages = typeof failureMessages;
