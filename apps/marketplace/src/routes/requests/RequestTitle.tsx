import { useDonation } from '@clothesline/api-client';
import type { DonationRequest } from '@clothesline/api-client/members';
import { messages } from './messages.js';

/** Returns the title of the requested donation; its number if the title is unknown. */
export function useTitle({ donationId, title }: Pick<DonationRequest, 'donationId' | 'title'>): string {
  const { donation } = useDonation(donationId);
  return donation?.title ?? title ?? messages.donation(donationId);
}

export function RequestTitle(request: Pick<DonationRequest, 'donationId' | 'title'>) {
  return <bdi>{useTitle(request)}</bdi>;
}
