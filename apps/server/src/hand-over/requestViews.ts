import { donationLimits } from '@clothesline/api-client/contract';
import {
  handOverTexts as texts,
  memberLimits,
  showsPlace,
  type DonationRequest,
  type Message,
} from '@clothesline/api-client/members';
import { sql, type Kysely } from 'kysely';
import { HttpError } from '../http/httpError.js';
import { messages as errors } from '../http/messages.js';
import type { Tables } from '../store/tables.js';
import type { Durations } from '../config/durations.js';
import type { Request } from './handOver.js';

/** A request as one of its two people sees it. */
export function toRequest(request: Request, viewerId: number): DonationRequest {
  const isDonor = viewerId === request.donor_id;
  const seesPlace = isDonor || (request.promised_at !== null && showsPlace(request.state));
  return {
    id: request.id,
    donationId: request.donation_id,
    askerId: request.asker_id,
    donorId: request.donor_id,
    state: request.state,
    reason: request.reason,
    times: request.times,
    ...(seesPlace && request.place !== null && { place: request.place }),
    ...((seesPlace || request.state === 'offered') &&
      request.from_at &&
      request.to_at && {
        from: request.from_at.toISOString(),
        to: request.to_at.toISOString(),
      }),
    ...(isDonor && request.state === 'promised' && request.code !== null && { code: request.code }),
    ...(request.holds_until && { holdsUntil: request.holds_until.toISOString() }),
    createdAt: request.created_at.toISOString(),
    updatedAt: request.updated_at.toISOString(),
    readByOther: isDonor ? request.asker_read : request.donor_read,
  };
}

/** A request without the words of an asker whose account is being deleted. */
export async function withoutGone(
  db: Kysely<Tables>,
  request: DonationRequest,
  viewerId: number,
): Promise<DonationRequest> {
  if (request.askerId === viewerId) return request;
  const isThere = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', request.askerId)
    .where('delete_at', 'is', null)
    .executeTakeFirst();
  return isThere ? request : { ...request, reason: '' };
}

export interface MessagePage {
  /** Newest first. */
  messages: Message[];
  hasMore: boolean;
}

/**
 * Messages of a request as one of the two sees them, the newest before the id `before`. A hidden message is a sentence to
 * the other person; messages of an account that is being deleted are left out.
 */
export async function readMessages(
  db: Kysely<Tables>,
  {
    requestId,
    viewerId,
    limit,
    before,
  }: { requestId: number; viewerId: number; limit: number; before?: number | undefined },
): Promise<MessagePage> {
  const rows = await db
    .selectFrom('request_messages as m')
    .leftJoin('users', 'users.id', 'author_id')
    .select(['m.id', 'author_id', 'content', 'm.created_at', 'hidden_for'])
    .where('request_id', '=', requestId)
    .where((where) => where.or([where('author_id', '=', viewerId), where('delete_at', 'is', null)]))
    .where('m.id', '<', before ?? donationLimits.id)
    .orderBy('m.id', 'desc')
    .limit(limit + 1)
    .execute();
  const messages = rows.slice(0, limit).map((row) => ({
    id: row.id,
    authorId: row.author_id,
    content: row.hidden_for !== null && row.author_id !== viewerId ? texts.hiddenMessage : row.content,
    createdAt: row.created_at.toISOString(),
    ...(row.hidden_for !== null && row.author_id === viewerId && { hiddenFor: row.hidden_for }),
  }));
  return { messages, hasMore: rows.length > limit };
}

/** Throws a `HttpError` (409) if a message would be more than one person writes into a request. */
export async function checkRoom(
  db: Kysely<Tables>,
  requestId: number,
  authorId: number,
  content: string,
): Promise<void> {
  const { count, bytes } = await db
    .selectFrom('request_messages')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(octet_length(content)), 0)::int`.as('bytes'),
    ])
    .where('request_id', '=', requestId)
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow();
  const { messagesEach: most } = memberLimits;
  if (count >= most.count || bytes + Buffer.byteLength(content) > most.bytes) {
    throw new HttpError(409, errors.conversationFull);
  }
}

export interface RequestList {
  viewerId: number;
  role?: 'asker' | 'donor' | undefined;
  donationId?: number | undefined;
  limit: number;
  /** Only requests before this id. */
  before?: number | undefined;
  now: Date;
  durations: Pick<Durations, 'chooseAfter' | 'objectionTime'>;
}

export interface RequestPage {
  requests: DonationRequest[];
  total: number;
  hasMore: boolean;
}

interface ListRow extends Request {
  unread: number;
  /** Null where the account is deleted, or is going to be. */
  askerName: string | null;
  received: number;
  came: number;
  missed: number;
  /** Null where the donation is gone or hidden. */
  listed_at: Date | null;
  title: string | null;
  /** Null if the donor's account is being deleted, or has no name. */
  donorName: string | null;
}

/** Own requests, the newest first, with what helps a donor to choose fairly. */
export async function listRequests(
  db: Kysely<Tables>,
  { viewerId, role, donationId, limit, before, now, durations }: RequestList,
): Promise<RequestPage> {
  const { chooseAfter, objectionTime } = durations;
  const isMine =
    role === 'asker'
      ? sql`r.asker_id = ${viewerId}`
      : role === 'donor'
        ? sql`r.donor_id = ${viewerId}`
        : sql`(r.asker_id = ${viewerId} or r.donor_id = ${viewerId})`;
  const ofDonation = donationId === undefined ? sql`true` : sql`r.donation_id = ${donationId}`;
  const { rows } = await sql<ListRow>`
    select r.*, asker.display_name as "askerName",
      (
        select count(*)::int from request_messages m left join users author on author.id = m.author_id
        where m.request_id = r.id and m.author_id is distinct from ${viewerId} and author.delete_at is null
          and m.id > coalesce(case when r.donor_id = ${viewerId} then r.donor_read else r.asker_read end, 0)
      ) as unread,
      past.received, past.came, past.missed, donations.listed_at, donations.title, donor.display_name as "donorName"
    from requests r
    left join visible_donations donations on donations.id = r.donation_id
    left join users asker on asker.id = r.asker_id and asker.delete_at is null
    left join users donor on donor.id = r.donor_id and donor.delete_at is null
    cross join lateral (
      select
        count(*) filter (where state = 'received' and ended_at > ${now}::timestamptz - interval '28 days')::int as received,
        count(*) filter (where state = 'received')::int as came,
        count(*) filter (
          where state = 'missed' and objected_at is null
            and ended_at <= ${new Date(now.getTime() - objectionTime)}::timestamptz
        )::int as missed
      from requests had where had.asker_id = r.asker_id
    ) past
    where ${isMine} and ${ofDonation} and r.id < ${before ?? 2_147_483_647}
    order by r.id desc limit ${limit + 1}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from requests r where ${isMine} and ${ofDonation}`.execute(db);
  const requests = rows.slice(0, limit).map((row) => ({
    ...toRequest(row, viewerId),
    ...readTitle(row, viewerId, row.title),
    ...(row.donorName !== null && { donorName: row.donorName }),
    ...(row.askerName === null && row.asker_id !== viewerId && { reason: '' }),
    unread: row.unread,
    ...(row.asker_id === viewerId && readObjectUntil(row, durations, now)),
    ...(row.donor_id === viewerId && {
      ...firstChoice(row, row.listed_at, chooseAfter, now),
      asker: {
        displayName: row.askerName ?? '',
        received: row.received,
        came: row.came,
        promised: row.came + row.missed,
      },
    }),
  }));
  return { requests, total: counted.rows[0]?.total ?? 0, hasMore: rows.length > limit };
}

/** The title for a viewer: receivers keep what they received, even if it is hidden or deleted. */
export function readTitle(
  { asker_id: askerId, received_title: received }: Pick<Request, 'asker_id' | 'received_title'>,
  viewerId: number,
  listed: string | null | undefined,
): { title?: string } {
  const title = listed ?? (askerId === viewerId ? received : null);
  return title === null ? {} : { title };
}

/** Reads a donation's title and listing time, null if it is gone or hidden, and its donor's name. */
export async function readListing(
  db: Kysely<Tables>,
  { donation_id: donationId, donor_id: donorId }: Pick<Request, 'donation_id' | 'donor_id'>,
): Promise<{ title: string | null; listedAt: Date | null; donorName: string | null }> {
  const { rows } = await sql<{ title: string | null; listedAt: Date | null; donorName: string | null }>`
    select
      (select title from visible_donations where id = ${donationId}) as title,
      (select listed_at from visible_donations where id = ${donationId}) as "listedAt",
      (select display_name from users where id = ${donorId} and delete_at is null) as "donorName"`.execute(db);
  return rows[0] ?? { title: null, listedAt: null, donorName: null };
}

/** Until when the donor of a request that waits is invited to wait (`chooseAfter` is in ms); nothing once that is over. */
export function firstChoice(
  { state }: Pick<Request, 'state'>,
  listed: Date | null,
  chooseAfter: number,
  now: Date,
): { chooseFrom?: string } {
  const end = (listed?.getTime() ?? 0) + chooseAfter;
  return state === 'waiting' && end > now.getTime() ? { chooseFrom: new Date(end).toISOString() } : {};
}

/** Until when the asker of a missed pickup can object to that; nothing once they did, or it is over. */
export function readObjectUntil(
  { state, objected_at: objected, ended_at: ended }: Pick<Request, 'state' | 'objected_at' | 'ended_at'>,
  { objectionTime }: Pick<Durations, 'objectionTime'>,
  now: Date,
): { objectUntil?: string } {
  const end = new Date((ended?.getTime() ?? 0) + objectionTime);
  return state === 'missed' && !objected && end > now ? { objectUntil: end.toISOString() } : {};
}
