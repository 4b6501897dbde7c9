import { memberLimits, type Wish } from '@clothesline/api-client/members';
import { sql } from 'kysely';
import { setTimeout } from 'node:timers/promises';
import { createSearchIndex, type Offered, type SearchIndex, type SearchSource } from '../alerts/searchIndex.js';
import type { AreaRule } from '../areas/areas.js';
import type { Database } from '../store/database.js';
import { isShown, readWishes } from './readWishes.js';

/**
 * How many matches to check, per batch and in total. Some may have ended, or belong to someone who has blocked the
 * donor. The total prevents accounts with many ended wishes from keeping the database busy.
 */
const candidates = { batch: 100, all: 2000 };

const { count, miles } = memberLimits.wishMatches;

/** How long a request waits for the index, in ms. With many wishes, the first refresh after a start takes much longer. */
const patience = 1000;

const indexes = new WeakMap<Pick<Database, 'db'>, { index: SearchIndex; refresh: Promise<boolean> | undefined }>();

/** For matching, a wish is treated like an alert that searches for its title. */
const source: SearchSource = {
  async read(db, after, limit) {
    const rows = await db
      .selectFrom('wishes')
      .innerJoin('points', 'points.id', 'point_id')
      .select(['wishes.id', 'title', 'category', 'latitude', 'longitude'])
      .where('wishes.id', '>', after)
      .orderBy('wishes.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, title, category, latitude, longitude }) => ({
      id,
      search: {
        search: title,
        ...(category !== null && { category }),
        around: { latitude, longitude, miles, place: '' },
      },
    }));
  },
  async count(db) {
    const rows = await db
      .selectFrom('wishes')
      .select((select) => select.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(rows.count);
  },
};

interface Match {
  areas: AreaRule;
  withoutOwners: Iterable<number>;
  now: Date;
}

/**
 * Returns wishes that the donation fits, nearest first. Wishes that already have enough offers and promises aren't
 * included.
 */
export async function matchWishes(
  database: Pick<Database, 'db'>,
  donation: Offered,
  { areas, withoutOwners, now }: Match,
): Promise<Wish[]> {
  const known = indexes.get(database) ?? { index: createSearchIndex(source), refresh: undefined };
  indexes.set(database, known);
  const { index } = known;
  known.refresh ??= index
    .refresh(database.db)
    .then(() => true)
    .finally(() => (known.refresh = undefined));
  // matches are a suggestion, so show none rather than keep the donor waiting
  if (!(await Promise.race([known.refresh, setTimeout(patience, false, { ref: false })]))) return [];
  const ids = index.findNearest(donation, candidates.all);
  const found: Wish[] = [];
  for (let start = 0; start < ids.length && found.length < count; start += candidates.batch) {
    const batch = ids.slice(start, start + candidates.batch);
    const which = sql`w.id = any(${batch}::int[]) and ${isShown(now, withoutOwners)} and ${isUnheld}`;
    const limit = count - found.length;
    found.push(...(await readWishes(database.db, { which, position: donation, limit, areas, now })));
  }
  return found;
}

export const isUnheld = sql`w.amount - w.received > (
  select count(*) from requests where wish_id = w.id and state in ('offered', 'promised')
)`;
