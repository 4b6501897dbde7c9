import type { UpdateDonation } from '@clothesline/api-client/members';
import { sql, type Kysely } from 'kysely';
import { photoHashes } from '../photos/photoName.js';
import { releasePhotos } from '../photos/photoRows.js';
import { readDonation } from './readDonations.js';
import { rowDefinition, toRow, writtenColumns, writtenValues } from '../store/rows.js';
import { forgetWords, addKnownWords } from './search/knownWords.js';
import type { Tables } from '../store/tables.js';
import { tally } from './tally.js';

/** The changed fields, with the position already rounded. */
type ListingChange = Omit<UpdateDonation, 'place'> & Partial<NonNullable<UpdateDonation['place']>>;

/** Descriptions belong to the images, so new images discard them. */
export async function updateListing(db: Kysely<Tables>, id: number, change: ListingChange): Promise<void> {
  const donation = await readDonation(db, id);
  if (!donation) throw new Error('Donation not found.');
  const kept = change.images ? { ...donation, imageDescriptions: undefined } : donation;
  const changed = { ...kept, ...change };
  await addKnownWords(db, [changed]);
  const { latitude, longitude } = changed;
  await sql`
    insert into points (latitude, longitude) values (${latitude}::float8, ${longitude}::float8)
    on conflict (latitude, longitude) do nothing`.execute(db);
  await sql`
    update donations set
      offered_at = now(),
      point_id = (select id from points where latitude = ${latitude}::float8 and longitude = ${longitude}::float8),
      (${writtenColumns}) = (
        select ${writtenValues} from json_to_recordset(${JSON.stringify([toRow(changed)])}::json) as sent (${rowDefinition})
      )
    where id = ${id}`.execute(db);
  await forgetWords(db, [donation]);
  await tally(db, [donation.category], -1);
  await tally(db, [changed.category], 1);
  const hashes = photoHashes(changed.images);
  if (hashes.length > 0) {
    await db.updateTable('photos').set({ is_listed: true }).where('hash', 'in', hashes).execute();
  }
  await releasePhotos(
    db,
    photoHashes(donation.images).filter((hash) => !hashes.includes(hash)),
  );
}
