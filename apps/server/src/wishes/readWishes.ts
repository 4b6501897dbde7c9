import { distanceInMiles, toTenthOfMile, type Position } from '@clothesline/api-client/contract';
import type { Wish, WishState } from '@clothesline/api-client/members';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { placeholders } from '../accounts/showDonations.js';
import { withAreas, type AreaRule } from '../areas/areas.js';
import { chord, cubeText } from '../donations/sphere.js';
import type { Tables } from '../store/tables.js';
import type { WishesTable } from '../store/tables/wishes.js';

export interface WishesQuery {
  which: RawBuilder<unknown>;
  /** Sorts by the distance from this position, or newest first if omitted. */
  position?: Position | undefined;
  miles?: number | undefined;
  after?: number | undefined;
  limit: number;
  areas: AreaRule;
  now: Date;
}

interface WishRow extends Selectable<WishesTable>, Position {
  displayName: string;
  organization: string | null;
}

/** Needs are only shown while their organization is confirmed. Requires the joins of `readWishes`. */
export function isShown(now: Date, withoutOwners: Iterable<number> = []): RawBuilder<unknown> {
  return sql`w.closed_at is null and w.hidden_at is null and w.ends_at > ${now}
    and owner.delete_at is null and owner.suspended_for is null
    and (not w.is_need or organizations.user_id is not null) and w.user_id <> all(${[...withoutOwners]}::int[])`;
}

/** Reads wishes as seen by other people, without those of deleted accounts. */
export async function readWishes(
  db: Kysely<Tables>,
  { which, position, miles, after, limit, areas, now }: WishesQuery,
): Promise<Wish[]> {
  const here = sql`${cubeText(position ?? { latitude: 0, longitude: 0 })}::cube`;
  const order = position ? sql`points.position <-> ${here}` : sql`0::float8`;
  const isNear = position && miles !== undefined ? sql`points.position <-> ${here} <= ${chord(miles)}` : sql`true`;
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(${order}, -w.id) > (
          select ${order}, -w.id from wishes w join points on points.id = w.point_id where w.id = ${after}
        )`;
  const { rows } = await sql<WishRow>`
    select w.*, points.latitude, points.longitude, owner.display_name as "displayName", organizations.name as organization
    from wishes w join points on points.id = w.point_id join users owner on owner.id = w.user_id
    left join organizations on organizations.user_id = w.user_id and confirmed_at is not null
    where ${which} and ${isNear} and ${isAfter} order by ${order}, w.id desc limit ${limit}`.execute(db);
  return withAreas(
    areas,
    rows.map((row) => toWish(row, position, now)),
  );
}

export async function readWish(
  db: Kysely<Tables>,
  id: number,
  { areas, now }: Pick<WishesQuery, 'areas' | 'now'>,
): Promise<Wish | undefined> {
  const [wish] = await readWishes(db, { which: sql`w.id = ${id} and ${isShown(now)}`, limit: 1, areas, now });
  return wish;
}

function toWish(row: WishRow, position: Position | undefined, now: Date): Wish {
  // other people only see the first name, so "Maria Lopez" becomes "Maria"
  const [firstName] = placeholders.includes(row.displayName) ? [] : row.displayName.trim().split(/\s+/);
  const ownerName = row.organization ?? firstName;
  return {
    id: row.id,
    userId: row.user_id,
    ...(ownerName && { ownerName }),
    title: row.title,
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.category !== null && { category: row.category }),
    latitude: row.latitude,
    longitude: row.longitude,
    locationName: row.location_name,
    ...(position && { distance: toTenthOfMile(distanceInMiles(position, row)) }),
    amount: row.amount,
    received: row.received,
    state: readState(row, now),
    createdAt: row.created_at.toISOString(),
    endsAt: (row.closed_at ?? row.ends_at).toISOString(),
    ...(row.hidden_for !== null && { hiddenFor: row.hidden_for }),
  };
}

function readState(row: Selectable<WishesTable>, now: Date): WishState {
  if (row.hidden_at !== null) return 'hidden';
  if (row.received >= row.amount) return 'received';
  if (row.ends_at <= now) return 'ended';
  return row.closed_at === null ? 'open' : 'closed';
}
