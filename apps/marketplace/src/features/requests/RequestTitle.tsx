import { useTexts } from '@clothesline/ui';
import { isHttpUrl, useDonation } from '@clothesline/api-client';
import type { DonationRequest } from '@clothesline/api-client/members';
import { requests } from '../../locales/en/requests.js';
import * as styles from './Thread.css.js';

export function useTitle({ donationId, title }: Pick<DonationRequest, 'donationId' | 'title'>): string {
  const messages = useTexts(requests);
  const { donation } = useDonation(donationId);
  return donation?.title ?? title ?? messages.donation({ id: donationId });
}

export function RequestTitle(request: Pick<DonationRequest, 'donationId' | 'title'>) {
  return <bdi>{useTitle(request)}</bdi>;
}

export function RequestPhoto({ donationId }: Pick<DonationRequest, 'donationId'>) {
  const cover = useDonation(donationId).donation?.images[0];
  return cover !== undefined && isHttpUrl(cover) ? <img src={cover} alt="" className={styles.photo} /> : null;
}
