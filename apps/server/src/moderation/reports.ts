import type { EntryKind, Report, ReportKind } from '@clothesline/api-client/members';
import { sql, type Transaction } from 'kysely';
import { HttpError } from '../http/httpError.js';
import type { Tables } from '../store/tables.js';

export interface Reporter {
  reporterId: number | null;
  now: Date;
}

/**
 * Adds a report to the open entry about this content, or creates an entry. Returns the entry's ID. Throws a 404
 * `HttpError` if the caller isn't allowed to see the content.
 */
export async function addReport(
  db: Transaction<Tables>,
  { kind, id, reason, words = '' }: Report,
  { reporterId, now }: Reporter,
): Promise<number> {
  const personId = await findAuthor(db, kind, id, reporterId);
  const entryId = await openEntry(db, { kind, id, personId, now });
  // ignore duplicates of an anonymous report
  const isRepeated = await db
    .selectFrom('reports')
    .select('id')
    .where('entry_id', '=', entryId)
    .where('reporter_id', 'is', null)
    .where('reason', '=', reason)
    .where('words', '=', words)
    .executeTakeFirst();
  if (reporterId === null && isRepeated) return entryId;
  await db
    .insertInto('reports')
    .values({ entry_id: entryId, reporter_id: reporterId, reason, words, created_at: now })
    .onConflict((conflict) => conflict.columns(['entry_id', 'reporter_id']).doUpdateSet({ reason, words }))
    .execute();
  return entryId;
}

export interface EntryTarget {
  kind: EntryKind;
  id: number;
  personId: number;
  now: Date;
}

export async function openEntry(db: Transaction<Tables>, { kind, id, personId, now }: EntryTarget): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into moderation_entries (kind, target_id, person_id, created_at)
    values (${kind}, ${id}, ${personId}, ${now}::timestamptz)
    on conflict (kind, target_id) where state = 'open' do update set person_id = excluded.person_id
    returning id`.execute(db);
  const [entry] = rows;
  if (!entry) throw new Error('Failed to create the entry.');
  return entry.id;
}

async function findAuthor(
  db: Transaction<Tables>,
  kind: ReportKind,
  id: number,
  reporterId: number | null,
): Promise<number> {
  if (kind === 'person') {
    const known = await sql<{ id: number }>`
      select id from users where id = ${id} and delete_at is null
      union all (select user_id from visible_donations where user_id = ${id} limit 1) limit 1`.execute(db);
    return requireId(known.rows[0]);
  }
  if (kind === 'donation') {
    return requireId(
      await db.selectFrom('visible_donations').select('user_id as id').where('id', '=', id).executeTakeFirst(),
    );
  }
  if (kind === 'wish') {
    return requireId(
      await db
        .selectFrom('wishes')
        .select('user_id as id')
        .where('id', '=', id)
        .where('hidden_at', 'is', null)
        .executeTakeFirst(),
    );
  }
  const message = await db
    .selectFrom('request_messages as m')
    .innerJoin('requests', 'requests.id', 'request_id')
    .select(['author_id as id', 'asker_id', 'donor_id'])
    .where('m.id', '=', id)
    .where('author_id', 'is not', null)
    .executeTakeFirst();
  const isParty = reporterId !== null && [message?.asker_id, message?.donor_id].includes(reporterId);
  return requireId(isParty ? message : undefined);
}

function requireId(row: { id: number | null } | undefined): number {
  if (!row || row.id === null) throw new HttpError(404, 'notThere');
  return row.id;
}
