import { allItems } from '@clothesline/api-client/contract';
import { errorText, memberLimits, type CreateWish } from '@clothesline/api-client/members';
import { sql, type Transaction } from 'kysely';
import { roundToArea, type AreaRule } from '../areas/areas.js';
import { HttpError } from '../http/httpError.js';
import { groupWords, isChildSizeWord, joinedStem, readEntry, searchWords, splitWords } from '../search/index.js';
import type { Tables } from '../store/tables.js';

/** In ms. */
const oneDay = 86_400_000;

interface NewWish extends CreateWish {
  userId: number;
  /** How many items are wanted. */
  amount?: number;
  received?: number;
  isNeed?: boolean;
}

/**
 * Adds a wish and resolves to its ID. We only store the center of the owner's area. Throws a 409 `HttpError` if the
 * account has too many open wishes.
 */
export async function addWish(
  db: Transaction<Tables>,
  {
    userId,
    title,
    category,
    reason = '',
    endsAt,
    amount = 1,
    received = 0,
    isNeed = false,
    locationName,
    ...position
  }: NewWish,
  { areas, now, most = memberLimits.wishes.open }: { areas: AreaRule; now: Date; most?: number },
): Promise<number> {
  await requireFreeSlot(db, { userId, now, most });
  const asked = category === '' || category === allItems ? undefined : category;
  const { latitude, longitude } = roundToArea(areas, { userId, ...position });
  await sql`
    insert into points (latitude, longitude) values (${latitude}::float8, ${longitude}::float8)
    on conflict (latitude, longitude) do nothing`.execute(db);
  const { id } = await db
    .insertInto('wishes')
    .values({
      user_id: userId,
      title: title.trim(),
      category: asked ?? null,
      facets: readFacets(title, asked),
      reason: reason.trim() || null,
      point_id: sql<number>`(
        select id from points where latitude = ${latitude}::float8 and longitude = ${longitude}::float8
      )`,
      location_name: locationName,
      amount,
      received,
      is_need: isNeed,
      closed_at: received >= amount ? now : null,
      created_at: now,
      ends_at: endsAt === undefined ? new Date(now.getTime() + memberLimits.wishes.days * oneDay) : new Date(endsAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the account. Throws a 409 `HttpError` if it already has this many open wishes. */
export async function requireFreeSlot(
  db: Transaction<Tables>,
  { userId, now, most }: { userId: number; now: Date; most: number },
): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await db
    .selectFrom('wishes')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) throw new HttpError(409, errorText('tooManyWishes', { most }));
}

function readFacets(title: string, category = ''): string[] {
  const own = searchWords({ title, description: '', locationName: '', category }).filter((word) => /^[@#]./.test(word));
  const groups = groupWords(title);
  const meant = groups.flatMap(({ wide }) => wide.filter((word) => /^[@#]/.test(word)));
  const kinds = groups.flatMap(({ direct }) => direct.flatMap(findCategories)).map((name) => `@${name.toLowerCase()}`);
  const children = own.some(isChildSizeWord) ? ['@children'] : [];
  return [...new Set([...own, ...meant, ...kinds, ...children])];
}

/** Includes the categories of broader items. For example, a rain boot is also footwear. */
function findCategories(stem: string): readonly string[] {
  const { categories = [], general } = readEntry(stem.replace(/^\^/, '')) ?? {};
  return general ? [...categories, ...findCategories(joinedStem(splitWords(general.name)))] : categories;
}
