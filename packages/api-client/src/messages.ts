/** What a failed search for the visitor's position is called (spec §8). */
export const locationMessages = {
  unavailable: 'Unable to retrieve your location',
  unsupported: 'Geolocation is not supported by your browser',
  unexpected: 'Error determining location',
} as const;

/** What a visitor is told of a call that failed. */
export const failureMessages = {
  offline: 'You are offline. Connect to the internet and try again.',
  noAnswer: 'No answer came. Check your connection and try again.',
  /** @param when As in "in 40 seconds", where the server says it. */
  serverTrouble: (when = 'in a minute') => `The server has a problem. Try again ${when}.`,
  /** @param when As in "in 40 seconds". */
  tooMany: (when: string) => `Too many requests came from here. Try again ${when}.`,
  notAllowed: 'The server does not allow this here.',
  notFound: 'The server does not have this any more.',
};
export type FailureMessages = typeof failureMessages;

/** "in 40 seconds", "in 3 minutes", in the language of the texts. */
export function inTime(seconds: number): string {
  const words = new Intl.RelativeTimeFormat('en');
  return seconds < 90 ? words.format(seconds, 'second') : words.format(Math.ceil(seconds / 60), 'minute');
}
