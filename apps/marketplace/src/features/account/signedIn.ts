import { createStoredValue } from '@clothesline/api-client';

/** The signed-in account's ID. If it's not set, we don't send any requests or load the account's code. */
export const signedInKey = 'clothesline_signed_in';

export const signedIn = createStoredValue<number | null>({ key: signedInKey, parse: parseId });

/** Window event for writes that fail because the session has ended. */
export const sessionEnded = 'clothesline:session-ended';

export function parseId(text: string | null): number | null {
  if (text === 'true') return 0;
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
}
