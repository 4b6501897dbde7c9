import {
  hasEnded,
  requestTransitions,
  topicOfNotice,
  type MailTime,
  type NoticeKind,
  type RequestState,
  type RequestTransition,
} from '@clothesline/api-client/members';
import { sql, type Selectable, type Transaction, type Updateable } from 'kysely';
import { HttpError } from '../http/httpError.js';
import { messages } from '../http/messages.js';
import { isOffered } from '../store/search/filters.js';
import { tally } from '../store/tally.js';
import type { DonationsTable, Tables } from '../store/tables.js';
import { pickHandOverTexts, type ToldTexts } from '../language/pickHandOverTexts.js';
import { chosenLanguage } from '../language/chosenLanguage.js';
import { readMailChoices } from '../mail/mailChoices.js';
import { enqueueMail } from '../mail/outbox.js';
import { withSubjects } from './noticeSubjects.js';
import { pickupCode } from './pickupCode.js';
import type { Durations } from '../config/durations.js';
import { handOverTexts as texts } from '@clothesline/api-client/members';
import type { RequestsTable } from '../store/tables/handOver.js';

export type Request = Selectable<RequestsTable>;
export interface ListedDonation extends Pick<
  Selectable<DonationsTable>,
  'id' | 'title' | 'category' | 'user_id' | 'status' | 'listed_at' | 'renewed_at' | 'point_id'
> {
  /** Whether its donor has an account. */
  hasAccount: boolean;
}

/** One donation's hand-over, whose row is locked: everything about it happens one after the other, in all instances. */
export interface HandOver {
  db: Transaction<Tables>;
  donation: ListedDonation;
  now: Date;
  durations: Durations;
}

/** Locks a donation. Undefined where there is none, or where it is locked and `skipLocked` is set. */
export async function lockDonation(
  db: Transaction<Tables>,
  id: number,
  { now, durations, skipLocked = false }: { now: Date; durations: Durations; skipLocked?: boolean },
): Promise<HandOver | undefined> {
  let query = db
    .selectFrom('visible_donations')
    .select(['id', 'title', 'category', 'user_id', 'status', 'listed_at', 'renewed_at', 'point_id'])
    .where('id', '=', id)
    .forUpdate();
  if (skipLocked) query = query.skipLocked();
  const donation = await query.executeTakeFirst();
  if (!donation) return undefined;
  const account = await db.selectFrom('users').select('id').where('id', '=', donation.user_id).executeTakeFirst();
  return { db, donation: { ...donation, hasAccount: account !== undefined }, now, durations };
}

/** The request that a donation is promised or offered to. */
export async function heldRequest({ db, donation }: HandOver): Promise<Request | undefined> {
  return db
    .selectFrom('requests')
    .selectAll()
    .where('donation_id', '=', donation.id)
    .where('state', 'in', ['offered', 'promised'])
    .executeTakeFirst();
}

/**
 * Moves a request along the contract's table. The state that it leaves is part of the statement. Throws a `HttpError` (409)
 * where it is in another.
 */
export async function move(
  { db, now }: HandOver,
  request: Pick<Request, 'id'>,
  name: RequestTransition,
  changes: Updateable<RequestsTable> = {},
): Promise<Request> {
  const { from, to } = requestTransitions[name];
  const moved = await db
    .updateTable('requests')
    .set({
      ...changes,
      state: to,
      updated_at: now,
      ...(hasEnded(to) && { ended_at: sql<Date>`coalesce(ended_at, ${now}::timestamptz)`, holds_until: null }),
    })
    .where('id', '=', request.id)
    .where('state', 'in', [...from] as RequestState[])
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new HttpError(409, messages.wrongState);
  await addLine(db, { requestId: moved.id, authorId: null, content: texts.lines[name] }, now);
  return moved;
}

interface Line {
  requestId: number;
  /** Null for the server. */
  authorId: number | null;
  content: string;
}

/** Says something in the conversation. */
export async function addLine(
  db: Transaction<Tables>,
  { requestId, authorId, content }: Line,
  now: Date,
): Promise<void> {
  await db
    .insertInto('request_messages')
    .values({ request_id: requestId, author_id: authorId, content, created_at: now })
    .execute();
}

export async function setStatus({ db, donation }: HandOver, status: string): Promise<void> {
  const offered_at = status === 'available' ? sql<Date>`now()` : undefined;
  await db.updateTable('donations').set({ status, offered_at }).where('id', '=', donation.id).execute();
  const added = Number(isOffered(status)) - Number(isOffered(donation.status));
  await tally(db, [donation.category], added);
  donation.status = status;
}

export interface Notification {
  userId: number;
  kind: NoticeKind;
  /** Text of the notice, in its reader's language. */
  text: (texts: ToldTexts) => string;
  donationId?: number | null;
  requestId?: number | null;
  /** Donations that are offered in place of this one. */
  similar?: readonly { id: number; title: string }[];
  /** Words of the other person, which only the mail holds. */
  words?: string | undefined;
}

/** One person gets one mail of a kind about a donation in each hour (in ms) of the clock; all notices are in the bell. */
const mailHour = 3_600_000;

/** Tells one person something, in the bell and as they chose by mail. No place and no time may be in it. */
export async function tell(
  db: Transaction<Tables>,
  { userId, kind, text: textIn, donationId = null, requestId = null, similar = [], words }: Notification,
  now: Date,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'is_demo', 'delete_at', 'mail_choices', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return;
  const language = chosenLanguage(user);
  const said = pickHandOverTexts(language);
  const text = textIn(said);
  const topic = topicOfNotice[kind];
  const choice: MailTime = topic === null ? 'now' : readMailChoices(user)[topic];
  const recent = db
    .selectFrom('notices')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('donation_id', '=', donationId)
    .where('created_at', '>=', new Date(Math.floor(now.getTime() / mailHour) * mailHour));
  const isTold = choice === 'now' && (await recent.executeTakeFirst()) !== undefined;
  const time = user.is_demo || user.delete_at !== null || isTold ? 'never' : choice;
  const { id } = await db
    .insertInto('notices')
    .values({
      user_id: userId,
      kind,
      text,
      offers: JSON.stringify(similar),
      donation_id: donationId,
      request_id: requestId,
      created_at: now,
      in_digest: time === 'daily',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (time !== 'now') return;
  const told = { id, kind, text, donationId, requestId, similar: [...similar], ...(words && { words }) };
  const [notice = told] = await withSubjects(db, userId, [told]);
  await enqueueMail(db, { to: user.email, content: { kind: 'notice', notice, userId, language } }, now);
}

/** Adds a notice about a donation, and its mail. */
export async function notify(
  { db, donation, now }: HandOver,
  userId: number,
  kind: NoticeKind,
  {
    text = (said) => said.notices[kind](donation.title),
    ...about
  }: Partial<Pick<Notification, 'requestId' | 'similar' | 'text' | 'words'>> = {},
): Promise<void> {
  await tell(db, { userId, kind, text, donationId: donation.id, ...about }, now);
}

/** The words of a hand-over, for its donor and who gets the donation. */
export async function makePickupCode({ db, donation }: HandOver, askerId: number): Promise<string> {
  const people = await db
    .selectFrom('users')
    .select('language')
    .where('id', 'in', [donation.user_id, askerId])
    .execute();
  return pickupCode(people.map(chosenLanguage));
}

/**
 * Offers the donation to the next in line, or makes it available again. First in line is the person who received least
 * in 28 days, then the one who asked first.
 */
export async function offerNext(handOver: HandOver, before: Pick<Request, 'place'>): Promise<void> {
  const { db, donation, now, durations } = handOver;
  const { rows } = await sql<{ id: number; asker_id: number }>`
    select id, asker_id from requests r where donation_id = ${donation.id} and state = 'waiting'
    order by (
      select count(*) from requests had
      where had.asker_id = r.asker_id and had.state = 'received' and had.ended_at > ${now}::timestamptz - interval '28 days'
    ), created_at, id limit 1`.execute(db);
  const [next] = rows;
  if (!next) return setStatus(handOver, 'available');
  await move(handOver, next, 'offer', {
    place: before.place,
    code: await makePickupCode(handOver, next.asker_id),
    holds_until: new Date(now.getTime() + durations.offerTime),
  });
  await notify(handOver, next.asker_id, 'offered', { requestId: next.id });
  if (donation.status !== 'promised') await setStatus(handOver, 'promised');
}

/** Everybody whose request is open gets an answer, with similar donations near them. */
export async function closeOpen(handOver: HandOver): Promise<void> {
  const { db, donation } = handOver;
  const open = await db
    .selectFrom('requests')
    .select(['id', 'asker_id'])
    .where('donation_id', '=', donation.id)
    .where('state', 'in', ['waiting', 'offered', 'promised'])
    .orderBy('id')
    .execute();
  if (open.length === 0) return;
  const similar = await similarTo(handOver);
  for (const request of open) {
    await move(handOver, request, 'close');
    const isGiven = donation.status === 'given';
    await notify(handOver, request.asker_id, 'closed', {
      requestId: request.id,
      similar,
      ...(isGiven && { text: (said) => said.wentToOther(donation.title) }),
    });
  }
}

/** Three available donations of the category that are nearest to this one. */
async function similarTo({ db, donation }: HandOver): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select other.id, other.title
    from (
      select id, title, point_id from visible_donations
      where category = ${donation.category} and status = 'available' and id <> ${donation.id}
      order by id desc limit 200
    ) other
    join points there on there.id = other.point_id
    cross join (select latitude, longitude from points where id = ${donation.point_id}) here
    order by power(there.latitude - here.latitude, 2)
      + power((there.longitude - here.longitude) * cos(radians(here.latitude)), 2), other.id desc
    limit 3`.execute(db);
  return rows;
}
