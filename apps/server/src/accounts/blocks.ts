import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.js';

export async function haveBlock(db: Kysely<Tables>, one: number, other: number): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('blocker_id', '=', one), where('blocked_id', '=', other)]),
        where.and([where('blocker_id', '=', other), where('blocked_id', '=', one)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns who this person has blocked, as well as everyone they can't interact with because either side blocked the
 * other.
 */
export async function readBlocked(
  db: Kysely<Tables>,
  userId: number,
): Promise<{ own: ReadonlySet<number>; all: ReadonlySet<number> }> {
  const rows = await db
    .selectFrom('blocks')
    .select(['blocker_id', 'blocked_id'])
    .where((where) => where.or([where('blocker_id', '=', userId), where('blocked_id', '=', userId)]))
    .execute();
  const own = rows.filter((row) => row.blocker_id === userId).map((row) => row.blocked_id);
  return {
    own: new Set(own),
    all: new Set([...own, ...rows.map((row) => row.blocker_id)].filter((id) => id !== userId)),
  };
}
