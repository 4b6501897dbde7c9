import { sql, type Kysely } from 'kysely';
import type { Layout } from './layout.js';
import type { Place } from './store.js';
import type { Tables } from './tables.js';

/** How many of a place's newest donations say where it is. */
const sample = 100;

/** The most places whose names begin alike. */
const mostAlike = 4;

interface PlaceRow {
  asked: string;
  key: string;
  location_name: string;
  latitude: number;
  longitude: number;
}

/**
 * The places whose names begin with each name, in the order of their keys: 4 at most.
 * A few short walks along an index for each name: the cost does not grow with the donations.
 */
export async function readPlaces(
  db: Kysely<Tables>,
  names: readonly string[],
  layout: Layout,
): Promise<Map<string, Place[]>> {
  if (names.length === 0) return new Map();
  if (layout === 'spread') return readSpreadPlaces(db, names);
  // Byte by byte, "." comes after the space and the hyphen that a longer name goes on with.
  const { rows } = await sql<PlaceRow>`
    select asked, key, min(location_name) as location_name, avg(latitude) as latitude, avg(longitude) as longitude
    from unnest(array[${sql.join(names)}]::text[]) as asked
    cross join lateral (
      with recursive alike(key, number) as (
        (
          select place_key, 1 from visible_donations
          where place_key ~>=~ asked and place_key ~<~ (asked || '.') order by place_key using ~<~ limit 1
        )
        union all
        select following.place_key, number + 1 from alike cross join lateral (
          select place_key from visible_donations
          where place_key ~>~ alike.key and place_key ~<~ (asked || '.') order by place_key using ~<~ limit 1
        ) following
        where number < ${mostAlike}
      )
      select key from alike
    ) known
    cross join lateral (
      select point_id, location_name from visible_donations where place_key = key order by id desc limit ${sample}
    ) newest
    join points on points.id = point_id
    group by asked, key order by asked, key`.execute(db);
  return toPlaces(rows);
}

/** The same with a statement for each step: no walk along an index goes over several machines. */
async function readSpreadPlaces(db: Kysely<Tables>, names: readonly string[]): Promise<Map<string, Place[]>> {
  const rows = await Promise.all(
    names.map(async (asked) => {
      const keys: string[] = [];
      for (;;) {
        const last = keys.at(-1);
        const isAfter = last === undefined ? sql`place_key ~>=~ ${asked}` : sql`place_key ~>~ ${last}`;
        const next = await sql<{ key: string }>`
        select place_key as key from visible_donations where ${isAfter} and place_key ~<~ ${`${asked}.`}
        order by place_key using ~<~ limit 1`.execute(db);
        const [found] = next.rows;
        if (found) keys.push(found.key);
        if (!found || keys.length === mostAlike) break;
      }
      return Promise.all(keys.map((key) => readPlace(db, asked, key)));
    }),
  );
  return toPlaces(rows.flat(2));
}

async function readPlace(db: Kysely<Tables>, asked: string, key: string): Promise<PlaceRow[]> {
  const { rows } = await sql<Omit<PlaceRow, 'asked' | 'key'>>`
    select min(location_name) as location_name, avg(latitude) as latitude, avg(longitude) as longitude
    from (
      select location_name, latitude, longitude from visible_donations donations join points on points.id = point_id
      where place_key = ${key} order by donations.id desc limit ${sample}
    ) newest`.execute(db);
  return rows.map((row) => ({ ...row, asked, key }));
}

function toPlaces(rows: readonly PlaceRow[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const { asked, key, location_name: location, latitude, longitude } of rows) {
    const place = { key, name: location.split(',')[0]?.trim() ?? key, position: { latitude, longitude } };
    places.set(asked, [...(places.get(asked) ?? []), place]);
  }
  return places;
}
