import type { Context } from 'hono';
import type { Environment } from '../http/environment.js';
import { sendJson } from '../http/sendJson.js';
import { deviceLanguage } from '../language/pageLanguage.js';
import type { AccountParts } from './accountParts.js';
import { rejectReserved } from './undo.js';

/** Begins a session of the address's account, and ends the one that the browser had. */
export function createSignIn({
  store,
  auth,
  account,
  site,
  now,
}: Pick<AccountParts, 'store' | 'auth' | 'account' | 'site' | 'now'>) {
  return async function signInAs(c: Context<Environment>, email: string): Promise<Response> {
    await rejectReserved(store.db, email, { now: now() });
    const cookie = c.req.header('Cookie');
    if (cookie !== undefined) await auth.api.signOut({ headers: new Headers({ cookie }) });
    const { headers, response } = await auth.api.signInTo({
      body: { email, language: deviceLanguage(c, site) },
      returnHeaders: true,
    });
    for (const one of headers.getSetCookie()) c.header('Set-Cookie', one, { append: true });
    const user = await store.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', response.userId)
      .executeTakeFirstOrThrow();
    return sendJson(c, { user: account(c, user) });
  };
}
