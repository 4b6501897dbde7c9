import { sql, type RawBuilder } from 'kysely';
import { chord, cubeText } from '../sphere.js';
import type { FindQuery } from '../store.js';
import { beginning } from './substring.js';

/** What a donation must be, whatever is looked for. */
export interface Filters extends Pick<FindQuery, 'place' | 'around'> {
  category?: string | undefined;
}

/** The filters as a condition on rows of `donations`. */
export function conditionOf({ category, place, around }: Filters): RawBuilder<boolean> {
  return every([
    ...(category === undefined ? [] : [sql<boolean>`category = ${category}`]),
    ...(place === undefined ? [] : [sql<boolean>`lower(location_name) ~ ${beginning(place)}`]),
    ...(around === undefined ? [] : [isAround(around)]),
  ]);
}

export function every(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function isAround({ position, miles }: NonNullable<FindQuery['around']>): RawBuilder<boolean> {
  const here = sql`${cubeText(position)}::cube`;
  const reach = sql`${chord(miles)}::float8`;
  return sql<boolean>`point_id in (
    select points.id from points
    where position <@ cube_enlarge(${here}, ${reach}, 3) and position <-> ${here} <= ${reach}
  )`;
}
