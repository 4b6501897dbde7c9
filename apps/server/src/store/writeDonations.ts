import type { Donation } from '@clothesline/api-client/contract';
import { sql, type Kysely } from 'kysely';
import { toDonation, toRow, type DonationRow } from './rows.js';
import type { NewDonation } from './store.js';
import type { Tables } from './tables.js';

/** How often a donation is tried again when its point comes into being in the same moment. */
const attempts = 3;

/** Lists a donation, and its point where that is new, in one statement: all or nothing, one wait for the disk. */
export async function writeDonation(db: Kysely<Tables>, donation: NewDonation): Promise<Donation> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const row = await tryToWrite(db, donation);
    if (row) return toDonation(row);
  }
  throw new Error('The point of a donation could not be found nor made.');
}

/** Undefined when another instance made the point after this statement began: this one cannot see it. */
async function tryToWrite(db: Kysely<Tables>, donation: NewDonation): Promise<DonationRow | undefined> {
  const { latitude, longitude } = donation;
  const values = toRow(donation);
  const { rows } = await sql<DonationRow>`
    with found as (
      select id from points where latitude = ${latitude}::float8 and longitude = ${longitude}::float8
    ), made as (
      insert into points (latitude, longitude) select ${latitude}::float8, ${longitude}::float8
      where not exists (select from found)
      on conflict (latitude, longitude) do nothing
      returning id
    ), point as (
      select id from found union all select id from made
    )
    insert into donations (
      point_id, title, description, category, images,
      user_id, location_name, place_key, created_at, search_text
    )
    select
      point.id, ${values.title}::text, ${values.description}::text, ${values.category}::text, ${values.images}::text[],
      ${values.user_id}::int, ${values.location_name}::text, ${values.place_key}::text, ${values.created_at}::text, ${values.search_text}::text
    from point
    returning id, title, description, category, images, user_id, location_name, status, created_at,
      ${latitude}::float8 as latitude, ${longitude}::float8 as longitude`.execute(db);
  return rows[0];
}

/** Lists all in one transaction, the first as the oldest. */
export async function writeDonations(db: Kysely<Tables>, donations: readonly NewDonation[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const donation of donations) await writeDonation(transaction, donation);
  });
}
