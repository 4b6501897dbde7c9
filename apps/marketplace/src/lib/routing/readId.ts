import { donationLimits } from '@clothesline/api-client';

export function readId(text: string | null | undefined): number | undefined {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= donationLimits.id && text === String(id) ? id : undefined;
}
