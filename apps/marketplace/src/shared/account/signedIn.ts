import { createStoredValue } from '@clothesline/api-client';

/** Key of the id of the account that signed in on this device. Without it the server is not asked, and no code for it is loaded. */
export const signedInKey = 'clothesline_signed_in';

/** The id; 0 for an account that is not known yet (`true` of an earlier version), null for none. */
export const signedIn = createStoredValue<number | null>({ key: signedInKey, parse: parseId });

/** Account that the stored data belongs to. It outlasts a session that expires, so that the next person does not get a draft. */
export const dataOwner = createStoredValue<number | null>({ key: 'clothesline_owner', parse: parseId });

function parseId(text: string | null): number | null {
  if (text === 'true') return 0;
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
}
