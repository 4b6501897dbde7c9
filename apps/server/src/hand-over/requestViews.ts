import { donationLimits, translate } from '@clothesline/api-client/contract';
import { viewListed, type Moment } from '@clothesline/api-client/hand-over';
import { lineTexts, memberLimits, type DonationRequest, type Message } from '@clothesline/api-client/members';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { HttpError } from '../http/httpError.js';
import type { Tables } from '../store/tables.js';
import type { RequestMessagesTable } from '../store/tables/handOver.js';
import { readPast } from './handOver.js';
import { toHandOverRequest, type RequestRow } from './rows.js';

interface MessageQuery {
  requestId: number;
  viewerId: number;
  limit: number;
  /** Cursor. */
  before?: number | undefined;
}

/**
 * Returns messages as seen by either of the two people, newest first. Hidden messages become placeholders, and messages
 * by accounts that are about to be deleted aren't included.
 */
export async function readMessages(
  db: Kysely<Tables>,
  { requestId, viewerId, limit, before = donationLimits.id }: MessageQuery,
): Promise<{ messages: Message[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('request_messages as m')
    .leftJoin('users', 'users.id', 'author_id')
    .select(['m.id', 'author_id', 'content', 'code', 'm.created_at', 'hidden_for'])
    .where('request_id', '=', requestId)
    .where((where) => where.or([where('author_id', '=', viewerId), where('delete_at', 'is', null)]))
    .where('m.id', '<', before)
    .orderBy('m.id', 'desc')
    .limit(limit + 1)
    .execute();
  const messages = rows.slice(0, limit).map((row) => ({
    id: row.id,
    authorId: row.author_id,
    ...readWords(row, viewerId),
    createdAt: row.created_at.toISOString(),
    ...(row.hidden_for !== null && row.author_id === viewerId && { hiddenFor: row.hidden_for }),
  }));
  return { messages, hasMore: rows.length > limit };
}

type WordsRow = Pick<Selectable<RequestMessagesTable>, 'author_id' | 'content' | 'code' | 'hidden_for'>;

function readWords(
  { author_id: authorId, content, code, hidden_for: reason }: WordsRow,
  viewerId: number,
): Pick<Message, 'content' | 'code'> {
  const line = reason !== null && authorId !== viewerId ? 'hidden' : code;
  if (line === null) return { content };
  return { content: translate({ message: content, code: line }, lineTexts), code: line };
}

/** Throws a 409 `HttpError` once the request has reached its message limit. */
export async function checkRoom(db: Kysely<Tables>, requestId: number, authorId: number): Promise<void> {
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
  if (count > most.count || bytes > most.bytes) throw new HttpError(409, 'conversationFull');
}

interface RequestReader extends Moment {
  viewerId: number;
  limit: number;
}

interface ListRow extends RequestRow {
  unread: number;
  askerName: string | null;
  listed_at: Date | null;
  title: string | null;
  donorName: string | null;
}

export async function readRequests(
  db: Kysely<Tables>,
  which: RawBuilder<unknown>,
  { viewerId, limit, now, durations }: RequestReader,
): Promise<DonationRequest[]> {
  const { rows } = await sql<ListRow>`
    select r.*, coalesce(organizations.name, asker.display_name) as "askerName",
      (
        select count(*)::int from request_messages m left join users author on author.id = m.author_id
        where m.request_id = r.id and m.author_id is distinct from ${viewerId} and author.delete_at is null
          and m.id > coalesce(case when r.donor_id = ${viewerId} then r.donor_read else r.asker_read end, 0)
      ) as unread,
      donations.listed_at, donations.title, donor.display_name as "donorName"
    from requests r
    left join visible_donations donations on donations.id = r.donation_id
    left join users asker on asker.id = r.asker_id and asker.delete_at is null
    left join organizations on organizations.user_id = asker.id and confirmed_at is not null
    left join users donor on donor.id = r.donor_id and donor.delete_at is null
    where ${which} order by r.id desc limit ${limit}`.execute(db);
  const donated = rows.filter((row) => row.donor_id === viewerId);
  const askerIds = donated.map((row) => row.asker_id);
  const past = await readPast(db, askerIds, { now, durations });
  return rows.map((row) => {
    const facts = {
      title: row.title ?? undefined,
      listedAt: row.listed_at?.toISOString(),
      askerName: row.askerName ?? undefined,
      donorName: row.donorName ?? undefined,
      past: past.get(row.asker_id),
    };
    return { ...viewListed(toHandOverRequest(row), viewerId, facts, { now, durations }), unread: row.unread };
  });
}
