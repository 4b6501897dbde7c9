import type { Donation } from '@clothesline/api-client/contract';
import { sql, type Kysely } from 'kysely';
import { errorCode } from '../config/startError.js';
import { ReusedKey, uniqueViolation } from '../store/errors.js';
import { listPhotos } from '../photos/photoRows.js';
import { readDonation } from './readDonations.js';
import {
  returnedColumns,
  rowDefinition,
  toDonation,
  toRow,
  writtenColumns,
  writtenValues,
  type DonationRow,
  type NewDonation,
} from '../store/rows.js';
import type { Layout } from './layout.js';
import type { Tables } from '../store/tables.js';
import { tally } from './tally.js';
import { identifyWrite, type KnownBy, type WriteKey } from './writeKeys.js';

/** A few hundred kB per statement. */
const batch = 500;

export async function writeDonation(db: Kysely<Tables>, one: KeyedDonation, layout: Layout): Promise<Donation> {
  try {
    const [written] = await layout.writeBatch(db, [one]);
    if (written) return written;
  } catch (error) {
    const { key, donation } = one;
    const isUsed = key !== undefined && errorCode(error) === uniqueViolation;
    const listed = isUsed ? await donationOfKey(db, identifyWrite(key, donation)) : undefined;
    if (listed) return listed;
    throw error;
  }
  throw new Error("The database didn't return the donation.");
}

export async function writeDonations(db: Kysely<Tables>, donations: readonly NewDonation[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let start = 0; start < donations.length; start += batch) {
      await writeBatch(
        transaction,
        donations.slice(start, start + batch).map((donation) => ({ donation })),
      );
      const categories = donations.slice(start, start + batch).map(({ category }) => category);
      await tally(transaction, categories, 1);
    }
  });
}

export interface KeyedDonation {
  donation: NewDonation;
  key?: WriteKey | undefined;
}

/**
 * Inserts all donations with a single statement after adding missing points. Inserts nothing if a key was used before
 * or if a point has been removed in the meantime.
 */
export async function writeBatch(db: Kysely<Tables>, all: readonly KeyedDonation[]): Promise<Donation[]> {
  const rows = JSON.stringify(
    all.map(({ donation, key }, index) => ({
      place: index + 1,
      latitude: donation.latitude,
      longitude: donation.longitude,
      ...toRow(donation),
      ...(key !== undefined && identifyWrite(key, donation)),
    })),
  );
  await sql`
    insert into points (latitude, longitude)
    select distinct latitude, longitude from json_to_recordset(${rows}::json) as sent (latitude float8, longitude float8)
    order by latitude, longitude
    on conflict (latitude, longitude) do nothing`.execute(db);
  const written = await sql<Omit<DonationRow, 'latitude' | 'longitude'>>`
    with sent as (
      select * from json_to_recordset(${rows}::json) as sent (
        place int, latitude float8, longitude float8, "ofCaller" text, "ofContent" text, fingerprint text, ${rowDefinition}
      )
    ), made as (
      insert into donations (point_id, ${writtenColumns})
      select points.id, ${writtenValues}
      from sent left join points using (latitude, longitude)
      order by place
      returning ${returnedColumns}
    ), numbered as (
      select made.*, row_number() over (order by id) as place from made
    ), keyed as (
      insert into write_keys (key, fingerprint, donation_id)
      select key, fingerprint, numbered.id
      from sent join numbered using (place) cross join unnest(array["ofCaller", "ofContent"]) key where key is not null
    )${listPhotos(all.map(({ donation }) => donation))}
    select * from numbered order by place`.execute(db);
  return all.flatMap(({ donation: { latitude, longitude } }, index) => {
    const row = written.rows[index];
    return row ? [toDonation({ ...row, latitude, longitude })] : [];
  });
}

/** Rejects with `ReusedKey` if the key was used for a different donation. */
export async function donationOfKey(
  db: Kysely<Tables>,
  { ofCaller, ofContent, fingerprint }: KnownBy,
): Promise<Donation | undefined> {
  const rows = await db
    .selectFrom('write_keys')
    .select(['fingerprint', 'donation_id'])
    .where('key', 'in', [ofCaller, ofContent])
    .execute();
  const known = rows.find((row) => row.fingerprint === fingerprint);
  const listed = known && (await readDonation(db, known.donation_id));
  if (listed) return listed;
  if (rows.length > 0) throw new ReusedKey('This Idempotency-Key belongs to a different or a deleted donation.');
  return undefined;
}
