import type { Context } from 'hono';
import type { Environment } from '../http/environment.js';
import { sendJson } from '../http/sendJson.js';
import { deviceLanguage } from '../language/pageLanguage.js';
import type { AccountParts } from './accountParts.js';
import { rejectReserved } from './undo.js';

export function createBeginSession({ auth, browsers, site }: Pick<AccountParts, 'auth' | 'browsers' | 'site'>) {
  return async function beginSession(c: Context<Environment>, email: string): Promise<number> {
    const { headers, response } = await auth.api.signInTo({
      body: { email, language: deviceLanguage(c, site) },
      returnHeaders: true,
    });
    for (const one of headers.getSetCookie()) c.header('Set-Cookie', one, { append: true });
    browsers.remember(c, email);
    return response.userId;
  };
}

export function createSignIn(parts: Pick<AccountParts, 'database' | 'auth' | 'browsers' | 'account' | 'site' | 'now'>) {
  const { database, auth, account, now } = parts;
  const beginSession = createBeginSession(parts);
  return async function signInAs(c: Context<Environment>, email: string): Promise<Response> {
    await rejectReserved(database.db, email, { now: now() });
    const cookie = c.req.header('Cookie');
    if (cookie !== undefined) await auth.api.signOut({ headers: new Headers({ cookie }) });
    const id = await beginSession(c, email);
    const user = await database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return sendJson(c, { user: account(c, user) });
  };
}
