import { useDonation } from '@clothesline/api-client';
import { messages } from './messages.js';

/** The title of a donation; its number where nobody may see it any more. */
export function useTitle(donationId: number): string {
  return useDonation(donationId).donation?.title ?? messages.donation(donationId);
}

export function TitleOf({ donationId }: { donationId: number }) {
  return <bdi>{useTitle(donationId)}</bdi>;
}
