import { sql, type Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Tables } from '../store/tables.js';

/** Reads the secret that signs cookies and codes: made once, and the same for all instances. */
export async function readSecret(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    insert into secrets (name, value) values ('sessions', ${randomBytes(32).toString('base64url')})
    on conflict (name) do update set value = secrets.value returning value`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The secret could not be read.');
  return row.value;
}
