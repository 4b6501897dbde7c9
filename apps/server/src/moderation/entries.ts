import type { ModerationEntry, ModerationTarget } from '@clothesline/api-client/members';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ListCursor } from '../store/store.js';
import type { Tables } from '../store/tables.js';

interface EntryRow extends Omit<ModerationEntry, 'target' | 'acts' | 'createdAt'> {
  createdAt: Date;
  acts: NonNullable<ModerationEntry['acts']>;
  personId: number | null;
  displayName: string | null;
  suspendedFor: string | null;
  donationId: number | null;
  title: string | null;
  text: string | null;
}

/** One entry. Throws where there is none. */
export async function readEntry(db: Kysely<Tables>, id: number): Promise<ModerationEntry> {
  const [row] = await readRows(db, sql`e.id = ${id}`, 1);
  if (!row) throw new Error('The entry is gone.');
  return toEntry(row);
}

export interface EntryPage {
  entries: ModerationEntry[];
  total: number;
  hasMore: boolean;
}

/** Lists the reported things: the open entries first, the oldest of them first, then the others, the oldest first. */
export async function listEntries(
  db: Kysely<Tables>,
  { limit, after }: { limit: number; after: ListCursor | undefined },
): Promise<EntryPage> {
  const isDone = (after?.tier ?? 0) > 0;
  const isAfter = after === undefined ? sql`true` : sql`((e.state <> 'open'), e.id) > (${isDone}, ${after.id}::int)`;
  const rows = await readRows(db, isAfter, limit + 1);
  const { total } = await db
    .selectFrom('moderation_entries')
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { entries: rows.slice(0, limit).map(toEntry), total: Number(total), hasMore: rows.length > limit };
}

/** Place of an entry in the list. */
export function entryCursor({ state, id }: ModerationEntry): ListCursor {
  return { tier: state === 'open' ? 0 : 1, id };
}

async function readRows(db: Kysely<Tables>, isOne: RawBuilder<unknown>, limit: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.target_id as "targetId", e.state, e.created_at as "createdAt", e.person_id as "personId",
      array(select distinct reason from reports where entry_id = e.id order by reason) as reasons,
      array(select words from reports where entry_id = e.id and words <> '' order by reports.id) as words,
      coalesce((
        select json_agg(json_build_object(
          'moderatorId', actor_id, 'action', action, 'reason', reason,
          'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by acts.id)
        from audit acts where entry_id = e.id
      ), '[]') as acts,
      users.display_name as "displayName", users.suspended_for as "suspendedFor",
      coalesce(d.id, h.id) as "donationId", coalesce(d.title, h.title) as title,
      case e.kind when 'message' then m.content when 'person' then coalesce(users.bio, '')
        else coalesce(d.description, h.description) end as text
    from moderation_entries e
    left join users on users.id = e.person_id
    left join request_messages m on e.kind = 'message' and m.id = e.target_id
    left join requests r on r.id = m.request_id
    left join donations d on d.id = case e.kind when 'donation' then e.target_id when 'message' then r.donation_id end
    left join hidden_donations h
      on h.id = case e.kind when 'donation' then e.target_id when 'message' then r.donation_id end
    where ${isOne} order by (e.state <> 'open'), e.id limit ${limit}`.execute(db);
  return rows;
}

function toEntry({ createdAt, personId, displayName, suspendedFor, donationId, title, text, ...row }: EntryRow) {
  const target: ModerationTarget = {
    personId,
    ...(displayName !== null && { displayName }),
    ...(donationId !== null && { donationId }),
    ...(title !== null && { title }),
    ...(text !== null && { text }),
    ...(suspendedFor !== null && { suspendedFor }),
  };
  return { ...row, createdAt: createdAt.toISOString(), target } satisfies ModerationEntry;
}
