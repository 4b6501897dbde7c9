import { hasEnded, isHeld, type Decision, type HandOverRequest, type Line } from '@clothesline/api-client/hand-over';
import { writeNotice } from '@clothesline/api-client/members';
import { sql, type Insertable, type Selectable } from 'kysely';
import { readName } from '../accounts/people.js';
import { HttpError } from '../http/httpError.js';
import { chosenLanguage } from '../language/chosenLanguage.js';
import { deliver } from '../notices/deliver.js';
import { isOffered } from '../store/rows.js';
import type { RequestMessagesTable, RequestsTable } from '../store/tables/handOver.js';
import { tally } from '../donations/tally.js';
import type { HandOver } from './handOver.js';
import { pickupCode } from './pickupCode.js';
import { changedColumns } from './rows.js';

export interface Saved {
  request?: HandOverRequest | undefined;
  messages: Selectable<RequestMessagesTable>[];
}

/** Saves a decision and sends its notices. All writes to hand-overs go through here. */
export async function save(handOver: HandOver, { state, lines, notices, nextDue }: Decision): Promise<Saved> {
  const before = handOver.state;
  await saveDonation(handOver, state.donation, nextDue ?? null);
  const requests: HandOverRequest[] = [];
  // end requests first; an index only allows a single holder per donation
  for (const request of state.requests.toSorted((one, other) => rank(one) - rank(other))) {
    const known = before.requests.find(({ id }) => id === request.id);
    requests.push(known === request ? request : await saveRequest(handOver, request, known));
    if (request.state === 'received' && known?.state !== 'received') await countForWish(handOver, request);
  }
  requests.sort((one, other) => one.id - other.id);
  handOver.state = { ...state, requests };
  handOver.nextDue = nextDue ?? null;
  const made = requests.find(({ id }) => !before.requests.some((one) => one.id === id));
  const idOf = (id: number) => id || (made?.id ?? 0);
  const written = await addLines(handOver, lines, idOf);
  let similar: Awaited<ReturnType<typeof readSimilar>> | undefined;
  for (const { userId, kind, requestId } of notices) {
    const request = requests.find(({ id }) => id === idOf(requestId ?? -1));
    const asker = kind === 'asked' && request ? await readName(handOver.db, request.askerId) : undefined;
    const notice = {
      userId,
      kind,
      text: writeNotice(kind, state.donation, { ...request, asker }),
      donationId: state.donation.id,
      requestId: request?.id ?? null,
      similar: kind === 'closed' ? (similar ??= await readSimilar(handOver)) : [],
      // only email thank-you messages since earlier messages could contain an address
      words: kind === 'message' && request?.state === 'received' ? written[0]?.content : undefined,
    };
    await deliver(handOver.db, notice, handOver.now);
  }
  return { request: made, messages: written };
}

async function countForWish({ db, now }: HandOver, { wishId }: HandOverRequest): Promise<void> {
  if (wishId === undefined) return;
  await sql`
    update wishes set received = received + 1,
      closed_at = case when received + 1 >= amount then coalesce(closed_at, ${now}) else closed_at end
    where id = ${wishId}`.execute(db);
}

const rank = ({ state }: HandOverRequest) => Number(!hasEnded(state));

async function saveDonation(
  { db, now, category, state: { donation: before }, nextDue: known }: HandOver,
  after: HandOver['state']['donation'],
  nextDue: Date | null,
): Promise<void> {
  const isRenewed = after.offeredAt !== before.offeredAt;
  const isMoved = isRenewed || after.status !== before.status;
  if (isMoved || nextDue?.getTime() !== known?.getTime()) {
    await db
      .updateTable('donations')
      .set({
        next_due_at: nextDue,
        ...(isMoved && { status: after.status }),
        ...(isMoved && after.status === 'available' && { offered_at: sql<Date>`now()` }),
        ...(isRenewed && { renewed_at: new Date(after.offeredAt) }),
      })
      .where('id', '=', after.id)
      .execute();
    if (isMoved) await tally(db, [category], Number(isOffered(after.status)) - Number(isOffered(before.status)));
  }
  const { answeredAt, reminders, isExpiryReminded } = after;
  const isRemembered =
    answeredAt === before.answeredAt && reminders === before.reminders && isExpiryReminded === before.isExpiryReminded;
  if (isRemembered) return;
  const memory = {
    answered_at: answeredAt === undefined ? null : new Date(answeredAt),
    reminders,
    expiry_reminded_at: isExpiryReminded ? now : null,
  };
  await db
    .insertInto('hand_overs')
    .values({ donation_id: after.id, ...memory })
    .onConflict((conflict) => conflict.column('donation_id').doUpdateSet(memory))
    .execute();
}

/** Updates fail if someone else has changed the request in between. */
async function saveRequest(
  handOver: HandOver,
  sent: HandOverRequest,
  before: HandOverRequest | undefined,
): Promise<HandOverRequest> {
  const { db } = handOver;
  const needsCode = isHeld(sent.state) && sent.code === undefined;
  const request = needsCode ? { ...sent, code: await makePickupCode(handOver, sent) } : sent;
  const values = changedColumns(request, before);
  if (!before) {
    const { id } = await db
      .insertInto('requests')
      .values(values as Insertable<RequestsTable>)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...request, id };
  }
  if (Object.keys(values).length === 0) return request;
  const { numUpdatedRows } = await db
    .updateTable('requests')
    .set(values)
    .where('id', '=', request.id)
    .where('state', '=', before.state)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError(409, 'wrongState');
  return request;
}

async function addLines({ db, now }: HandOver, lines: readonly Line[], idOf: (id: number) => number) {
  if (lines.length === 0) return [];
  const rows = lines.map((line) => ({
    request_id: idOf(line.requestId),
    author_id: 'step' in line ? null : line.authorId,
    ...('step' in line ? { content: '', code: line.step } : { content: line.content }),
    created_at: now,
  }));
  return db.insertInto('request_messages').values(rows).returningAll().execute();
}

async function makePickupCode({ db }: HandOver, { donorId, askerId }: HandOverRequest): Promise<string> {
  const people = await db.selectFrom('users').select('language').where('id', 'in', [donorId, askerId]).execute();
  return pickupCode(people.map(chosenLanguage));
}

async function readSimilar({ db, category, pointId, state }: HandOver): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select other.id, other.title
    from (
      select id, title, point_id from visible_donations
      where category = ${category} and status = 'available' and id <> ${state.donation.id}
      order by id desc limit 200
    ) other
    join points there on there.id = other.point_id
    cross join (select latitude, longitude from points where id = ${pointId}) here
    order by power(there.latitude - here.latitude, 2)
      + power((there.longitude - here.longitude) * cos(radians(here.latitude)), 2), other.id desc
    limit 3`.execute(db);
  return rows;
}
