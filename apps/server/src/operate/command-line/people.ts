import type { Donation } from '@clothesline/api-client/contract';
import { sql } from 'kysely';
import { toAccount } from '../../accounts/accounts.js';
import { listAllPeople } from '../../accounts/allPeople.js';
import { withAreas } from '../../areas/areas.js';
import { record, theOperator } from '../../audit/audit.js';
import { withPictures } from '../../http/pictureAddresses.js';
import { deleteNow } from '../../profile/deletion.js';
import { writeExport } from '../../profile/writeExport.js';
import type { Answer, Operator } from './operator.js';
import { printNewest, printTable } from './printTable.js';

export async function listPeople(
  { database }: Operator,
  { search, limit }: { search?: string; limit: number },
): Promise<Answer> {
  const rows = await listAllPeople(database.db, { search, limit });
  return { json: rows, text: printNewest(rows, 'There are no people.', limit) };
}

export async function deletePerson(operator: Operator, id: number, { reason = '' }): Promise<Answer> {
  const { database, config, now } = operator;
  await findPerson(operator, id);
  await deleteNow({ database, durations: config.durations, now }, id);
  await recordAct(operator, 'delete', id, reason);
  return { json: { id, state: 'deleted' }, text: `Person ${id} is deleted.` };
}

export async function exportPerson(operator: Operator, id: number): Promise<Answer> {
  const { database, config } = operator;
  const { publicUrl: origin = '', moderators, areas } = config;
  const account = toAccount(await findPerson(operator, id), { moderators, origin });
  const show = (donations: readonly Donation[]) => withPictures(withAreas(areas, donations), origin);
  let text = '';
  for await (const piece of writeExport(database.db, account, show)) text += piece;
  const json: unknown = JSON.parse(text);
  await recordAct(operator, 'export', id);
  return { json, text: JSON.stringify(json, null, 2) };
}

export async function listModerators({ database, config: { moderators } }: Operator): Promise<Answer> {
  const { rows: users } = await sql<{ id: number; email: string }>`
    select id, email from users where email = any(${moderators}::text[])`.execute(database.db);
  const rows = moderators.map((email) => ({ email, person: users.find((user) => user.email === email)?.id ?? null }));
  return {
    json: rows,
    text: printTable(rows, 'There are no moderators: set MODERATORS to their email addresses.'),
  };
}

async function findPerson({ database }: Operator, id: number) {
  const user = await database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user) throw new Error(`There is no account with the id ${id}.`);
  return user;
}

async function recordAct({ database, now }: Operator, action: string, id: number, reason = ''): Promise<void> {
  await record(database.db, { actor: theOperator, action, target: { kind: 'person', id }, reason, now: now() });
}
