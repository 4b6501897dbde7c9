import { sql, type Kysely } from 'kysely';
import type { Tables } from '../store/tables.js';

export interface PersonLine {
  id: number;
  name: string;
  email: string;
  state: 'active' | 'suspended' | 'being deleted';
  donations: number;
  /** ISO 8601. */
  since: string;
}

interface Which {
  id?: number | undefined;
  search?: string | undefined;
  limit: number;
}

/** Newest first. */
export async function listAllPeople(db: Kysely<Tables>, { id, search, limit }: Which): Promise<PersonLine[]> {
  const part = search === undefined ? null : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<Omit<PersonLine, 'since' | 'donations'> & { since: Date; donations: string }>`
    select id, display_name as name, email,
      case when delete_at is not null then 'being deleted' when suspended_for is not null then 'suspended'
        else 'active' end as state,
      (select count(*) from donations where user_id = users.id) as donations,
      created_at as since
    from users
    where (${id ?? null}::int is null or id = ${id ?? null})
      and (${part}::text is null or display_name ilike ${part} or username ilike ${part} or email ilike ${part})
    order by id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, donations: Number(row.donations), since: row.since.toISOString() }));
}

export async function readAnyPerson(db: Kysely<Tables>, id: number) {
  const [line] = await listAllPeople(db, { id, limit: 1 });
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!line || !user) return undefined;
  const { rows } = await sql<{ requests: string; messages: string }>`
    select (select count(*) from requests where asker_id = ${id} or donor_id = ${id}) as requests,
      (select count(*) from request_messages where author_id = ${id}) as messages`.execute(db);
  return {
    ...line,
    username: user.username,
    location: user.location,
    bio: user.bio,
    hasPassword: user.password_hash !== null,
    suspendedFor: user.suspended_for,
    deleteAt: user.delete_at?.toISOString() ?? null,
    requests: Number(rows[0]?.requests),
    messages: Number(rows[0]?.messages),
  };
}
