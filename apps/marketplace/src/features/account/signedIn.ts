import { createStoredValue } from '@clothesline/api-client';

/** Id of the signed-in account. Without it, no request is made and no account code loaded. */
export const signedInKey = 'clothesline_signed_in';

export const signedIn = createStoredValue<number | null>({ key: signedInKey, parse: parseId });

export function parseId(text: string | null): number | null {
  if (text === 'true') return 0;
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
}
