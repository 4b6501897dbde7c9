import { errorText } from '@clothesline/api-client/members';
import { accountHeader } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import type { Kysely, Selectable } from 'kysely';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import type { Limiter } from '../limits/limits.js';
import { classifyCaller, type OriginLists } from '../security/origins.js';
import type { Database } from '../store/database.js';
import type { Tables } from '../store/tables.js';
import type { Auth } from './auth.js';
import type { UsersTable } from '../store/tables/accounts.js';

export type User = Selectable<UsersTable>;

export interface Session {
  id: number;
  user: User;
}

export interface Sessions {
  /** Returns `undefined` for requests from other sites. Throws a 409 `HttpError` if another account has signed in. */
  findSession(c: Context<Environment>): Promise<Session | undefined>;
  findUser(c: Context<Environment>): Promise<User | undefined>;
  findViewer(c: Context<Environment>): Promise<User | undefined>;
  reader(c: Context<Environment>): Promise<User>;
  /** Returns the signed-in user if they're allowed to write. Throws an `HttpError` (401, 403). */
  writer(c: Context<Environment>, options?: WriterOptions): Promise<User>;
}

export interface WriterOptions {
  whileDeleted?: boolean;
  whileSuspended?: boolean;
}

export interface SessionParts {
  auth: Pick<Auth, 'api'>;
  database: Pick<Database, 'db'>;
  origins: OriginLists;
  limiter: Pick<Limiter, 'onWrite'>;
}

export function createSessions({ auth, database, origins, limiter }: SessionParts): Sessions {
  async function read(c: Context<Environment>, { renew }: { renew: boolean }): Promise<Session | undefined> {
    const { req } = c;
    if (req.header('Cookie') === undefined) return undefined;
    const caller = classifyCaller(
      { origin: req.header('Origin'), host: req.header('Host'), secFetchSite: req.header('Sec-Fetch-Site') },
      origins,
    );
    if (caller === 'embed' || caller === 'foreign') return undefined;
    const { headers, response } = await auth.api.getSession({
      headers: new Headers({ cookie: req.header('Cookie') ?? '' }),
      query: { disableRefresh: !renew },
      returnHeaders: true,
    });
    if (!response) return undefined;
    if (renew) for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
    const users = database.db.selectFrom('users').selectAll().where('id', '=', Number(response.user.id));
    const user = await users.executeTakeFirst();
    // every member write requires a session, so this is the place to count them
    if (user && renew && !c.get('isCounted') && !['GET', 'HEAD'].includes(req.method)) {
      c.set('isCounted', true);
      await limiter.onWrite(c, user.id);
    }
    return user && { id: Number(response.session.id), user };
  }

  /** Throws a 409 `HttpError` if a different person has signed in since the page was opened. */
  const findSession: Sessions['findSession'] = async (c) => {
    const session = await read(c, { renew: true });
    const meant = c.req.header(accountHeader);
    if (session && meant !== undefined && meant !== String(session.user.id)) {
      const headers = { [accountHeader]: String(session.user.id) };
      throw new HttpError(409, errorText('otherAccount', { name: session.user.display_name }), { headers });
    }
    return session;
  };
  const findUser: Sessions['findUser'] = async (c) => (await findSession(c))?.user;

  async function reader(c: Context<Environment>): Promise<User> {
    const user = await findUser(c);
    if (!user) throw new HttpError(401, 'signIn');
    return user;
  }

  return {
    findSession,
    findUser,
    findViewer: async (c) => (await read(c, { renew: false }))?.user,
    reader,
    async writer(c, options) {
      const user = await reader(c);
      rejectRestricted(user, options);
      return user;
    },
  };
}

export function rejectRestricted(
  user: User,
  { whileDeleted = false, whileSuspended = false }: WriterOptions = {},
): void {
  if (user.suspended_for !== null && !whileSuspended) throw new HttpError(403, 'suspended');
  if (user.delete_at !== null && !whileDeleted) throw new HttpError(403, 'beingDeleted');
}

export async function endSessions(db: Kysely<Tables>, userId: number): Promise<void> {
  await db.deleteFrom('listing_tokens').where('user_id', '=', userId).execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
