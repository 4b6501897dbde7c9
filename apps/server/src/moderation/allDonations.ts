import { sql, type Kysely } from 'kysely';
import { donationColumns, toDonation } from '../store/rows.js';
import type { Tables } from '../store/tables.js';

export interface DonationLine {
  id: number;
  /** Its status; "hidden" where it is out of sight. */
  state: string;
  title: string;
  category: string;
  donor: number;
  /** ISO 8601. */
  listed: string;
}

/** Donations, the hidden ones too, the newest first. */
export async function listAllDonations(
  db: Kysely<Tables>,
  { state, limit }: { state?: string | undefined; limit: number },
): Promise<DonationLine[]> {
  const { rows } = await sql<Omit<DonationLine, 'listed'> & { listed: Date }>`
    select * from (
      (
        select id, status as state, title, category, user_id as donor, listed_at as listed from donations
        where ${state ?? null}::text is null or status = ${state ?? null} order by id desc limit ${limit}
      ) union all (
        select id, 'hidden', title, category, user_id, listed_at from hidden_donations
        where coalesce(${state ?? null}::text, 'hidden') = 'hidden' order by id desc limit ${limit}
      )
    ) found order by id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, listed: row.listed.toISOString() }));
}

/** Whether a donation is hidden; undefined where there is none. */
export async function isHidden(db: Kysely<Tables>, id: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ hidden: boolean }>`
    select false as hidden from donations where id = ${id}
    union all select true from hidden_donations where id = ${id}`.execute(db);
  return rows[0]?.hidden;
}

/** One donation with why it is hidden, where it is. Undefined where there is none. */
export async function readAnyDonation(db: Kysely<Tables>, id: number) {
  const listed = await db
    .selectFrom('donations')
    .innerJoin('points', 'points.id', 'point_id')
    .select([...donationColumns, 'listed_at'])
    .where('donations.id', '=', id)
    .executeTakeFirst();
  if (listed) return { ...toDonation(listed), listedAt: listed.listed_at.toISOString() };
  const hidden = await db
    .selectFrom('hidden_donations as donations')
    .innerJoin('points', 'points.id', 'point_id')
    .select([...donationColumns, 'listed_at', 'hidden_for', 'by_moderator', 'hidden_at'])
    .where('donations.id', '=', id)
    .executeTakeFirst();
  return (
    hidden && {
      ...toDonation(hidden),
      listedAt: hidden.listed_at.toISOString(),
      status: 'hidden',
      hiddenFor: hidden.hidden_for ?? 'the account of its donor is out of sight',
      hiddenAt: hidden.hidden_at.toISOString(),
    }
  );
}
