import { sql, type Kysely } from 'kysely';
import type { Tables } from '../store/tables.js';

/** Donors of the demo, keyed by donation ID. User 1 represents everyone without an account. */
const people = [
  { id: 2, name: 'Rosa' },
  { id: 3, name: 'Wei' },
  { id: 4, name: 'Dolores' },
  { id: 5, name: 'Amir' },
  { id: 6, name: 'Samir' },
  { id: 7, name: 'Grace' },
  { id: 8, name: 'Tomas' },
  { id: 9, name: 'Priya' },
  { id: 10, name: 'Leon' },
  { id: 11, name: 'Mina' },
  { id: 12, name: 'Oscar' },
  { id: 13, name: 'Hana' },
  { id: 14, name: 'Jonas' },
] as const;

const location = 'San Francisco, CA';

export async function addDemoPeople(db: Kysely<Tables>): Promise<void> {
  for (const { id, name } of people) {
    await sql`
      insert into users (id, email, email_verified, display_name, username, location, is_demo)
      values (${id}, ${`${name.toLowerCase()}@demo.invalid`}, true, ${name}, ${name.toLowerCase()}, ${location}, true)
      on conflict do nothing`.execute(db);
  }
}

export async function listDemoPeople(db: Kysely<Tables>): Promise<{ id: number; displayName: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'display_name as displayName'])
    .where('is_demo', '=', true)
    .orderBy('id')
    .execute();
}

export async function readDemoPerson(db: Kysely<Tables>, id: number): Promise<{ email: string } | undefined> {
  return db.selectFrom('users').select('email').where('id', '=', id).where('is_demo', '=', true).executeTakeFirst();
}
