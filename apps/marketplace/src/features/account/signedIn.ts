import { createStoredValue } from '@clothesline/api-client';

/**
 * Key of the id of the account signed in on this device. Without it, the server is not asked, and no account code is
 * loaded.
 */
export const signedInKey = 'clothesline_signed_in';

/** The id; 0 for a session whose account is not known yet (`true` in an earlier version), null if signed out. */
export const signedIn = createStoredValue<number | null>({ key: signedInKey, parse: parseId });

/** Parses the id of an account; null if it is invalid. */
export function parseId(text: string | null): number | null {
  if (text === 'true') return 0;
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
}
