import type { ModerationEntry, ModerationTarget } from '@clothesline/api-client/members';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ListCursor } from '../donations/queries.js';
import type { Tables } from '../store/tables.js';

interface EntryRow extends Omit<ModerationEntry, 'target' | 'createdAt'> {
  createdAt: Date;
  joinedAt: Date | null;
  donations: string;
  image: string | null;
  personId: number | null;
  displayName: string | null;
  suspendedFor: string | null;
  donationId: number | null;
  title: string | null;
  text: string | null;
}

const maxWords = 20;

export async function readEntry(db: Kysely<Tables>, id: number, origin: string): Promise<ModerationEntry> {
  const [row] = await readRows(db, sql`e.id = ${id}`, 1);
  if (!row) throw new Error('Entry not found.');
  return toEntry(row, origin);
}

export interface EntryPage {
  entries: ModerationEntry[];
  total: number;
  hasMore: boolean;
}

export async function listEntries(
  db: Kysely<Tables>,
  { limit, after, origin }: { limit: number; after: ListCursor | undefined; origin: string },
): Promise<EntryPage> {
  const isAfter = after === undefined ? sql`true` : sql`(${tier}, e.id) > (${after.tier}::int, ${after.id}::int)`;
  const rows = await readRows(db, isAfter, limit + 1);
  const { total } = await db
    .selectFrom('moderation_entries')
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    entries: rows.slice(0, limit).map((row) => toEntry(row, origin)),
    total: Number(total),
    hasMore: rows.length > limit,
  };
}

export function entryCursor({ state, kind, id }: ModerationEntry): ListCursor {
  return { tier: state === 'open' ? Number(kind === 'contact') : 2, id };
}

const tier = sql`(case when e.state <> 'open' then 2 when e.kind = 'contact' then 1 else 0 end)`;

async function readRows(db: Kysely<Tables>, isOne: RawBuilder<unknown>, limit: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.target_id as "targetId", e.state, e.created_at as "createdAt", e.person_id as "personId",
      array(select distinct reason from reports where entry_id = e.id order by reason) as reasons,
      array(
        select words from (
          select id, words from reports where entry_id = e.id and words <> '' order by id desc limit ${maxWords}::int
        ) newest order by id
      ) as words,
      coalesce((
        select json_agg(json_build_object(
          'moderatorId', actor_id, 'action', action, 'reason', reason,
          'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by acts.id)
        from audit acts where entry_id = e.id
      ), '[]') as acts,
      coalesce((
        select json_agg(json_build_object(
          'kind', kind, 'action', action, 'reason', reason,
          'createdAt', to_char(decided at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by id desc)
        from (
          select a.id, other.kind, a.action, a.reason, a.created_at as decided
          from audit a join moderation_entries other on other.id = a.entry_id
          where other.person_id = e.person_id and other.id <> e.id order by a.id desc limit 10
        ) latest
      ), '[]') as past,
      users.created_at as "joinedAt", d.images[1] as image,
      (select count(*) from visible_donations where user_id = e.person_id) as donations,
      users.display_name as "displayName", users.suspended_for as "suspendedFor",
      d.id as "donationId", coalesce(w.title, o.name, d.title) as title,
      case e.kind when 'message' then m.content when 'person' then coalesce(users.bio, '')
        when 'wish' then coalesce(w.reason, '')
        when 'organization' then concat_ws(E'\\n', o.address, nullif(o.hours, ''), nullif(o.rules, ''), o.contact)
        else d.description end as text
    from moderation_entries e
    left join users on users.id = e.person_id
    left join request_messages m on e.kind = 'message' and m.id = e.target_id
    left join requests r on r.id = m.request_id
    left join wishes w on e.kind = 'wish' and w.id = e.target_id
    left join organizations o on e.kind = 'organization' and o.user_id = e.target_id
    left join donations d on d.id = case e.kind when 'donation' then e.target_id when 'message' then r.donation_id end
    where ${isOne} order by ${tier}, e.id limit ${limit}`.execute(db);
  return rows;
}

function toEntry(entry: EntryRow, origin: string) {
  const {
    createdAt,
    personId,
    displayName,
    suspendedFor,
    donationId,
    title,
    text,
    image,
    joinedAt,
    donations,
    ...row
  } = entry;
  const target: ModerationTarget = {
    personId,
    ...(displayName !== null && { displayName }),
    ...(donationId !== null && { donationId }),
    ...(title !== null && { title }),
    ...(text !== null && { text }),
    ...(image !== null && { image: image.startsWith('/') ? origin + image : image }),
    ...(suspendedFor !== null && { suspendedFor }),
    ...(joinedAt !== null && { joinedAt: joinedAt.toISOString(), donations: Number(donations) }),
  };
  return { ...row, createdAt: createdAt.toISOString(), target } satisfies ModerationEntry;
}
