import { sql, type Kysely } from 'kysely';
import type { Place } from './queries.js';
import type { Tables } from '../store/tables.js';

export const sample = 100;

export const maxAlike = 4;

export interface PlaceRow {
  asked: string;
  key: string;
  location_name: string;
  latitude: number;
  longitude: number;
}

/** Does a few short index scans per name, so the cost doesn't depend on the number of donations. */
export async function readWholePlaces(db: Kysely<Tables>, names: readonly string[]): Promise<Map<string, Place[]>> {
  if (names.length === 0) return new Map();
  // in byte order, "." immediately follows space and hyphen (both occur in longer names)
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
        where number < ${maxAlike}
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

export function toPlaces(rows: readonly PlaceRow[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const { asked, key, location_name: location, latitude, longitude } of rows) {
    const place = { key, name: location.split(',')[0]?.trim() ?? key, position: { latitude, longitude } };
    places.set(asked, [...(places.get(asked) ?? []), place]);
  }
  return places;
}
