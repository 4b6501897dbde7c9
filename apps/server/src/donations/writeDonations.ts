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
} from '../store/rows.js';
import type { NewDonation } from '../store/rows.js';
import type { WriteKey } from './writeKeys.js';
import type { Layout } from './layout.js';
import type { Tables } from '../store/tables.js';
import { tally } from './tally.js';
import { identifyWrite, type KnownBy } from './writeKeys.js';

/** How often a donation is tried again when its point comes into being in the same moment. */
const attempts = 3;

/** Donations in one statement, where many are listed: some hundred kilobytes. */
const batch = 500;

/**
 * Lists a donation, its point where that is new, and the key that it came with, in one statement: all or nothing, one
 * wait for the disk. With a key that was used, returns the donation that it made.
 */
export async function writeDonation(
  db: Kysely<Tables>,
  donation: NewDonation,
  key: WriteKey | undefined,
  layout: Layout,
): Promise<Donation> {
  const known = key && identifyWrite(key, donation);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const written = await layout.writeOne(db, { donation, key });
      if (written) return written;
    } catch (error) {
      if (known === undefined || errorCode(error) !== uniqueViolation) throw error;
      const listed = await donationOfKey(db, known);
      if (listed) return listed;
    }
  }
  throw new Error('The point of a donation could not be found nor made.');
}

/** Lists a donation. Undefined if another instance made its point after this statement began. */
export async function writeOne(db: Kysely<Tables>, { donation, key }: KeyedDonation): Promise<Donation | undefined> {
  const known = key && identifyWrite(key, donation);
  const withKey =
    known === undefined
      ? sql``
      : sql`, keyed as (
          insert into write_keys (key, fingerprint, donation_id)
          select key, ${known.fingerprint}, id from donation, unnest(${[known.ofCaller, known.ofContent]}::text[]) key
        )`;
  const { latitude, longitude } = donation;
  const { rows } = await sql<DonationRow>`
    with found as (
      select id from points where latitude = ${latitude}::float8 and longitude = ${longitude}::float8
    ), made as (
      insert into points (latitude, longitude) select ${latitude}::float8, ${longitude}::float8
      where not exists (select from found)
      on conflict (latitude, longitude) do nothing
      returning id
    ), point as (
      select id as point_id from found union all select id from made
    ), donation as (
      insert into donations (point_id, ${writtenColumns})
      select point_id, ${writtenValues}
      from point, json_to_recordset(${JSON.stringify([toRow(donation)])}::json) as sent (${rowDefinition})
      returning ${returnedColumns}
    )${withKey}${listPhotos([donation])}
    select donation.*, ${latitude}::float8 as latitude, ${longitude}::float8 as longitude from donation`.execute(db);
  const [row] = rows;
  return row && toDonation(row);
}

/** Lists all in one transaction, the first as the oldest. */
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

/** A donation to be listed, with the key that it came with. */
export interface KeyedDonation {
  donation: NewDonation;
  key?: WriteKey | undefined;
}

/**
 * Lists all in one statement, after one for points that are new: a statement for each would wait for the disk each
 * time. If one of the keys was used before, or a point went away in between (no donation may be without), none is
 * listed.
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

/** Finds the donation that was listed under the key before. Rejects with a `ReusedKey` if that was another donation. */
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
  if (rows.length > 0) throw new ReusedKey('This key came with another donation, or with one that is hidden or gone.');
  return undefined;
}
