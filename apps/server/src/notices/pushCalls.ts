import {
  isAtPushService,
  issueAt,
  memberEndpoints as endpoints,
  memberLimits,
  type Push,
} from '@clothesline/api-client/members';
import type { Context } from 'hono';
import { sql, type Kysely } from 'kysely';
import { readBodyAs } from '../accounts/memberCall.js';
import type { Session, Sessions } from '../accounts/sessions.js';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { sendJson } from '../http/sendJson.js';
import type { Database } from '../store/database.js';
import type { Tables } from '../store/tables.js';

export interface PushParts {
  database: Pick<Database, 'db' | 'transaction'>;
  sessions: Sessions;
  push?: { publicKey: string; services: readonly string[] } | undefined;
  now: () => Date;
}

export function pushCalls({ database, sessions, push, now }: PushParts) {
  async function readSession(c: Context<Environment>): Promise<Session> {
    const session = await sessions.findSession(c);
    if (!session) throw new HttpError(401, 'signIn');
    return session;
  }
  async function view(db: Kysely<Tables>, { id, user }: Session): Promise<Push> {
    const devices = await db.selectFrom('push_devices').select('session_id').where('user_id', '=', user.id).execute();
    return {
      key: push?.publicKey ?? null,
      isOn: devices.some((device) => device.session_id === id),
      devices: devices.length,
    };
  }

  return {
    async getPush(c: Context<Environment>) {
      return sendJson(c, await view(database.db, await readSession(c)));
    },

    async turnOnPush(c: Context<Environment>) {
      const session = await readSession(c);
      const { endpoint, keys } = await readBodyAs(c, endpoints.turnOnPush.body);
      if (!isAtPushService(endpoint, push?.services ?? [])) {
        const issues = issueAt('endpoint', 'unknownPushService');
        throw new HttpError(422, 'checkInput', { issues });
      }
      const { id, user } = session;
      const turnedOn = await database.transaction(async (db) => {
        await db
          .deleteFrom('push_devices')
          .where((where) => where.or([where('session_id', '=', id), where('endpoint', '=', endpoint)]))
          .execute();
        await db
          .insertInto('push_devices')
          .values({ user_id: user.id, session_id: id, endpoint, ...keys, created_at: now() })
          // another tab has subscribed first
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await sql`
          delete from push_devices where id in (
            select id from push_devices where user_id = ${user.id} order by id desc offset ${memberLimits.pushDevices}
          )`.execute(db);
        return view(db, session);
      });
      return sendJson(c, turnedOn);
    },

    async turnOffPush(c: Context<Environment>) {
      const session = await readSession(c);
      const { everywhere = false } = await readBodyAs(c, endpoints.turnOffPush.body);
      let devices = database.db.deleteFrom('push_devices').where('user_id', '=', session.user.id);
      if (!everywhere) devices = devices.where('session_id', '=', session.id);
      await devices.execute();
      return sendJson(c, await view(database.db, session));
    },
  };
}
