import { sql, type Kysely } from 'kysely';
import { donationColumns, toDonation } from '../store/rows.js';
import type { Tables } from '../store/tables.js';

export interface DonationLine {
  id: number;
  state: string;
  title: string;
  category: string;
  donor: number;
  /** ISO 8601. */
  listed: string;
}

export async function listAllDonations(
  db: Kysely<Tables>,
  { state, limit }: { state?: string | undefined; limit: number },
): Promise<DonationLine[]> {
  const { rows } = await sql<Omit<DonationLine, 'listed'> & { listed: Date }>`
    select * from (
      select id, case when hidden_at is null then status else 'hidden' end as state, title, category, user_id as donor,
        listed_at as listed
      from donations
    ) found
    where ${state ?? null}::text is null or state = ${state ?? null} order by id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, listed: row.listed.toISOString() }));
}

export async function isHidden(db: Kysely<Tables>, id: number): Promise<boolean | undefined> {
  const row = await db.selectFrom('donations').select('hidden_at').where('id', '=', id).executeTakeFirst();
  return row && row.hidden_at !== null;
}

export async function readAnyDonation(db: Kysely<Tables>, id: number) {
  const row = await db
    .selectFrom('donations')
    .innerJoin('points', 'points.id', 'point_id')
    .select([...donationColumns, 'listed_at', 'hidden_for', 'hidden_at'])
    .where('donations.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      ...toDonation(row),
      listedAt: row.listed_at.toISOString(),
      ...(row.hidden_at && {
        status: 'hidden',
        hiddenFor: row.hidden_for ?? 'the account of its donor is out of sight',
        hiddenAt: row.hidden_at.toISOString(),
      }),
    }
  );
}
