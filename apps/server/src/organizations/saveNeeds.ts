import { coded, readIssues, type Coded } from '@clothesline/api-client/contract';
import {
  errorText,
  memberIssueTexts,
  memberLimits,
  needInputSchema,
  type NeedInput,
  type NeedResult,
  type SaveNeeds,
} from '@clothesline/api-client/members';
import type { Transaction } from 'kysely';
import { safeParse } from 'zod/v4/core';
import type { AreaRule } from '../areas/areas.js';
import { HttpError } from '../http/httpError.js';
import type { Tables } from '../store/tables.js';
import { addWish, requireFreeSlot } from '../wishes/addWish.js';
import { isTooFar } from '../wishes/isTooFar.js';

const most = memberLimits.needs.open;

interface NeedParts {
  userId: number;
  areas: AreaRule;
  categories: readonly string[];
  now: Date;
}

export async function saveNeeds(
  db: Transaction<Tables>,
  { needs, latitude, longitude, locationName }: SaveNeeds,
  parts: NeedParts,
): Promise<NeedResult[]> {
  // serialize concurrent changes per account
  await db.selectFrom('users').select('id').where('id', '=', parts.userId).forUpdate().execute();
  const results: NeedResult[] = [];
  for (const line of needs) {
    const parsed = safeParse(needInputSchema, line);
    const issues = parsed.success ? findIssues(parsed.data, parts) : readIssues(parsed.error);
    if (!parsed.success || issues.length > 0) {
      results.push({ result: 'failed', issues });
      continue;
    }
    const { id, ...need } = parsed.data;
    try {
      results.push(
        id === undefined
          ? await addNeed(db, { ...need, latitude, longitude, locationName }, parts)
          : await changeNeed(db, { ...need, id }, parts),
      );
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      results.push(failed('title', errorText('tooManyWishes', { most })));
    }
  }
  return results;
}

const failed = (path: string, text: Coded): NeedResult => ({
  result: 'failed',
  issues: [{ path, ...text }],
});

function findIssues({ category, endsAt }: NeedInput, { categories, now }: NeedParts) {
  const isUnknown = category !== undefined && category !== '' && !categories.includes(category);
  return [
    ...(isUnknown ? [{ path: 'category', message: `Expected one of ${categories.join(', ')}` }] : []),
    ...(isTooFar(endsAt, now)
      ? [{ path: 'endsAt', ...coded(memberIssueTexts, 'endOfWish', { days: memberLimits.wishes.days }) }]
      : []),
  ];
}

async function addNeed(
  db: Transaction<Tables>,
  need: Omit<NeedInput, 'id'> & Pick<SaveNeeds, 'latitude' | 'longitude' | 'locationName'>,
  { userId, areas, now }: NeedParts,
): Promise<NeedResult> {
  const id = await addWish(db, { ...need, userId, isNeed: true }, { areas, now, most });
  return { result: 'added', id };
}

async function changeNeed(
  db: Transaction<Tables>,
  { id, title, amount, received, reason, endsAt }: NeedInput & { id: number },
  { userId, now }: NeedParts,
): Promise<NeedResult> {
  const before = await db
    .selectFrom('wishes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return failed('id', errorText('notThere'));
  // otherwise, donors with the page open would bring something else
  if (title.trim() !== before.title) return failed('title', coded(memberIssueTexts, 'fixedTitle'));
  const changed = {
    amount,
    received: received ?? before.received,
    reason: reason === undefined ? before.reason : reason.trim() || null,
    ends_at: endsAt === undefined ? before.ends_at : new Date(endsAt),
  };
  const isSame =
    changed.amount === before.amount &&
    changed.received === before.received &&
    changed.reason === before.reason &&
    changed.ends_at.getTime() === before.ends_at.getTime();
  if (isSame) return { result: 'unchanged', id };
  const isMet = changed.received >= changed.amount;
  // a larger amount only reopens needs that were met, not those that were closed or have ended
  const wasMet = before.received >= before.amount;
  const wasOpen = before.closed_at === null && before.ends_at > now;
  const staysOver = wasMet ? changed.ends_at <= now : !wasOpen;
  if (!isMet && staysOver) return failed('title', coded(memberIssueTexts, 'closedNeed'));
  if (!isMet && !wasOpen) await requireFreeSlot(db, { userId, now, most });
  await db
    .updateTable('wishes')
    .set({ ...changed, is_need: true, closed_at: isMet ? now : null })
    .where('id', '=', id)
    .execute();
  return { result: 'changed', id };
}
