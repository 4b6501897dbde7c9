import { memberEndpoints as endpoints } from '@clothesline/api-client/members';
import type { Context } from 'hono';
import { readPathId } from '../accounts/memberCall.js';
import type { User } from '../accounts/sessions.js';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import type { Database } from '../store/database.js';
import type { RequestRow } from './rows.js';

export async function readOwnRequest(
  { db }: Pick<Database, 'db'>,
  c: Context<Environment>,
  user: User,
): Promise<{ request: RequestRow; isDonor: boolean }> {
  const id = readPathId(c, endpoints.getRequest.params);
  const request = await db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst();
  const isDonor = request?.donor_id === user.id;
  if (!request || (!isDonor && request.asker_id !== user.id)) throw new HttpError(404, 'notThere');
  return { request, isDonor };
}
