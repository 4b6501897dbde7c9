import type { Transaction } from 'kysely';
import type { Durations } from '@clothesline/api-client/hand-over';
import { lockDonation, perform } from '../hand-over/handOver.js';
import { photoHashes } from '../store/photoName.js';
import { releasePhotos } from '../store/photos.js';
import type { Tables } from '../store/tables.js';
import { deleteHiddenDonations, hideDonations } from '../store/hiddenDonations.js';

/** Deletes a donation for good, listed or hidden. Open requests for it end, each with its answer. */
export async function deleteDonation(
  db: Transaction<Tables>,
  donationId: number,
  { durations, now }: { durations: Durations; now: Date },
): Promise<void> {
  const handOver = await lockDonation(db, donationId, { now, durations });
  if (handOver) {
    await perform(handOver, { kind: 'close' });
    await hideDonations(db, { donationId }, { now });
  }
  const { images } = await deleteHiddenDonations(db, { donationId });
  await releasePhotos(db, photoHashes(images));
}
