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

/** Newest first. */
export async function listAllPeople(
  db: Kysely<Tables>,
  { search, limit }: { search?: string | undefined; limit: number },
): Promise<PersonLine[]> {
  const part = search === undefined ? null : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<Omit<PersonLine, 'since' | 'donations'> & { since: Date; donations: string }>`
    select id, display_name as name, email,
      case when delete_at is not null then 'being deleted' when suspended_for is not null then 'suspended'
        else 'active' end as state,
      (select count(*) from donations where user_id = users.id) as donations,
      created_at as since
    from users
    where ${part}::text is null or display_name ilike ${part} or username ilike ${part} or email ilike ${part}
    order by id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, donations: Number(row.donations), since: row.since.toISOString() }));
}
