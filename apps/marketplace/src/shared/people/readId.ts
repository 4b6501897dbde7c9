import { donationLimits } from '@clothesline/api-client';

/** The id in an address; undefined for what is none. */
export function readId(text: string | null | undefined): number | undefined {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= donationLimits.id && text === String(id) ? id : undefined;
}
