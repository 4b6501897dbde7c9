import { sql, type RawBuilder } from 'kysely';
import { allOf, isChildSizeWord, splitWords, stemWord } from '../../search/index.js';
import { isOnOffer } from '../../store/rows.js';
import { chord, cubeText } from '../sphere.js';
import type { FindQuery } from '../queries.js';
import { beginning } from './substring.js';
import { hasAny } from './tsquery.js';

export interface Filters extends Pick<FindQuery, 'place' | 'around' | 'categories' | 'within'> {
  category?: string | undefined;
  withoutDonors?: readonly number[] | undefined;
  status?: string | undefined;
  sizes?: readonly string[] | undefined;
}

export function filterCondition(filters: Filters): RawBuilder<boolean> {
  return sql`(${inCategory(filters)} and ${fits(filters)})`;
}

/** Must have the same form as the index on the newest donations. */
export function inCategory({ category, withoutDonors = [], sizes }: Filters): RawBuilder<boolean> {
  const isInCategory =
    category === undefined ? isOnOffer : sql<boolean>`${isOnOffer} and ${categoryCondition(category, sizes)}`;
  if (withoutDonors.length === 0) return sql`(${isInCategory})`;
  return sql`(${isInCategory} and user_id <> all(${withoutDonors}::int[]))`;
}

/** Children's sizes count as Children. A child's raincoat may well be listed under Seasonal. */
function categoryCondition(category: string, sizes: Filters['sizes']): RawBuilder<boolean> {
  const ages = category === 'Children' ? (sizes ?? []).filter(isChildSizeWord) : [];
  const isIn = sql<boolean>`category = ${category}`;
  return ages.length === 0 ? isIn : sql`(${isIn} or ${hasAny(ages)})`;
}

export function fits({ place, around, categories, within, sizes, status }: Filters): RawBuilder<boolean> {
  const conditions = [
    ...(status === undefined ? [] : [sql<boolean>`status = ${status}`]),
    ...(place === undefined ? [] : [placeCondition(place)]),
    ...(around === undefined ? [] : [isAround(around)]),
    ...(within === undefined ? [] : [isAround(within)]),
    ...(categories === undefined ? [] : [sql<boolean>`category = any(${categories}::text[])`]),
    ...(sizes === undefined ? [] : [hasAny(sizes)]),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

export function isFiltered({ place, around, categories, within, sizes, status }: Filters): boolean {
  return [place, around, categories, within, sizes, status].some((filter) => filter !== undefined);
}

/** Only Latin names are split into the same words as longer texts, so only they can use the index of words. */
function placeCondition(place: string): RawBuilder<boolean> {
  const isNamed = sql<boolean>`lower(location_name) ~ ${beginning(place)}`;
  const words = /^[\p{Script=Latin}\P{L}]+$/u.test(place) ? splitWords(place) : [];
  if (words.length === 0) return isNamed;
  return sql<boolean>`(${hasAny([words.map(stemWord).join(allOf)])} and ${isNamed})`;
}

function isAround({ position, miles }: NonNullable<FindQuery['around']>): RawBuilder<boolean> {
  const here = sql`${cubeText(position)}::cube`;
  const reach = sql`${chord(miles)}::float8`;
  return sql<boolean>`point_id in (
    select points.id from points
    where position <@ cube_enlarge(${here}, ${reach}, 3) and position <-> ${here} <= ${reach}
  )`;
}
