import { useDonation } from '@clothesline/api-client';
import type { DonationRequest } from '@clothesline/api-client/members';
import { messages } from './messages.js';

/** The title of what was asked for; its number where it is gone, and nothing told the title. */
export function useTitle({ donationId, title }: Pick<DonationRequest, 'donationId' | 'title'>): string {
  const { donation } = useDonation(donationId);
  return donation?.title ?? title ?? messages.donation(donationId);
}

export function RequestTitle(request: Pick<DonationRequest, 'donationId' | 'title'>) {
  return <bdi>{useTitle(request)}</bdi>;
}
