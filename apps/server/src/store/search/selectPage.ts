import { sql, type RawBuilder } from 'kysely';
import type { ListCursor } from '../store.js';
import type { Search } from './search.js';

/** The first of `looked` after the cursor, one more than the limit. */
export function selectPage({ before, limit, order }: Search): RawBuilder<ListCursor[]> {
  const place = order === 'newest' ? sql`0` : sql`tier`;
  const isAfter =
    before === undefined
      ? sql`true`
      : sql`(${place} > ${before.tier}::int or (${place} = ${before.tier}::int and id < ${before.id}::int))`;
  return sql`coalesce((
    select json_agg(json_build_object('tier', place, 'id', id) order by place, id desc)
    from (
      select ${place} as place, id from looked where tier is not null and ${isAfter}
      order by place, id desc limit ${limit + 1}
    ) best
  ), '[]')`;
}

/** Whether a match comes after the cursor. */
export function isLater(hit: ListCursor, before: ListCursor | undefined): boolean {
  return before === undefined || inOrder(before, hit) < 0;
}

/** The best first, the newest of these first. */
export function inOrder(one: ListCursor, other: ListCursor): number {
  return one.tier - other.tier || other.id - one.id;
}
