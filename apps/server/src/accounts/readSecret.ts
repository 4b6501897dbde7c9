import { sql, type Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Tables } from '../store/tables.js';

/** Reads a secret shared by all servers, creating it if needed. The default secret signs cookies and codes. */
export async function readSecret(db: Kysely<Tables>, name = 'sessions', make = randomSecret): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    insert into secrets (name, value) values (${name}, ${make()})
    on conflict (name) do update set value = secrets.value returning value`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Failed to read the secret.');
  return row.value;
}

const randomSecret = () => randomBytes(32).toString('base64url');
