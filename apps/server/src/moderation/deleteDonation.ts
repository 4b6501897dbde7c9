import type { Transaction } from 'kysely';
import type { Moment } from '@clothesline/api-client/hand-over';
import { lockDonation, perform } from '../hand-over/handOver.js';
import { photoHashes } from '../photos/photoName.js';
import { releasePhotos } from '../photos/photoRows.js';
import type { Tables } from '../store/tables.js';
import { deleteHiddenDonations, hideDonations } from '../donations/hiddenDonations.js';

export async function deleteDonation(db: Transaction<Tables>, donationId: number, moment: Moment): Promise<void> {
  const handOver = await lockDonation(db, donationId, moment);
  if (handOver) {
    await perform(handOver, { kind: 'close' });
    await hideDonations(db, { donationId }, moment);
  }
  const { images } = await deleteHiddenDonations(db, { donationId });
  await releasePhotos(db, photoHashes(images));
}
