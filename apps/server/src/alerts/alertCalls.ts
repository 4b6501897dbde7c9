import {
  alertSearchSchema,
  memberEndpoints as endpoints,
  memberLimits,
  type Alert,
} from '@clothesline/api-client/members';
import type { Context, Handler } from 'hono';
import type { Kysely, Selectable } from 'kysely';
import { memberCalls, readBodyAs } from '../accounts/memberCall.js';
import { rejectSilenced, type Sessions, type User } from '../accounts/sessions.js';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { messages } from '../http/messages.js';
import { sendJson } from '../http/sendJson.js';
import { sendList } from '../http/sendList.js';
import { mailedLanguage } from '../language/mailedLanguage.js';
import type { Limiter } from '../limits/limits.js';
import type { Mailer } from '../mail/createMailer.js';
import { enqueueMail } from '../mail/outbox.js';
import type { OriginLists } from '../security/origins.js';
import type { Site } from '@clothesline/api-client/site';
import type { Store } from '../store/store.js';
import type { Tables } from '../store/tables.js';
import type { AlertsTable } from '../store/tables/alerts.js';
import { alertToken, readAlertToken } from './alertTokens.js';

export interface AlertParts {
  store: Store;
  secret: string;
  sessions: Sessions;
  limiter: Limiter;
  mailer: Pick<Mailer, 'wake'>;
  origins: OriginLists;
  site: Pick<Site, 'languages'> | undefined;
  now: () => Date;
}

/** Milliseconds after a mail in which the same confirmation is not mailed again. */
const mailPause = 60_000;

/** Milliseconds in which the mailed link can confirm an alert. */
const confirmTime = memberLimits.alertDays * 86_400_000;

type Row = Selectable<AlertsTable>;

/** Calls of alerts by the names of the contract's table. */
export function alertCalls(parts: AlertParts): Record<string, Handler<Environment>> {
  return memberCalls(parts.origins, alertHandlers(parts));
}

function alertHandlers({ store, secret, sessions, limiter, mailer, site, now }: AlertParts) {
  const toAlert = (row: Row, email: string): Alert => ({
    id: row.id,
    search: alertSearchSchema.parse(JSON.parse(row.search)),
    pace: row.pace,
    token: alertToken(secret, 'end', [row.id]),
    email,
    isConfirmed: row.confirmed_at !== null,
  });

  /** Replaces the account's alert of the same search. Throws a `HttpError` (409) if there are too many others. */
  async function addForAccount(user: User, { search, pace }: Pick<Row, 'search' | 'pace'>): Promise<Row> {
    rejectSilenced(user);
    const seenId = await store.newestId();
    return store.transaction(async (db) => {
      await db.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
      await db.deleteFrom('alerts').where('user_id', '=', user.id).where('search', '=', search).execute();
      await rejectMore(db, 'user_id', user.id);
      const row = { search, pace, seen_id: seenId, created_at: now(), confirmed_at: now(), due_at: now() };
      return db
        .insertInto('alerts')
        .values({ user_id: user.id, ...row })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  /** Adds an alert that waits for its address to confirm it, and mails the link; a moment later again without a mail. */
  async function addForAddress(c: Context<Environment>, email: string, wanted: Pick<Row, 'search' | 'pace'>) {
    await limiter.onCode(c, email);
    const seenId = await store.newestId();
    return store.transaction(async (db) => {
      const waiting = await db
        .selectFrom('alerts')
        .selectAll()
        .where('email', '=', email)
        .where('search', '=', wanted.search)
        .where('pace', '=', wanted.pace)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst();
      if (!waiting) await rejectMore(db, 'email', email);
      const language = await mailedLanguage(db, email, { c, site });
      const row =
        waiting ??
        (await db
          .insertInto('alerts')
          .values({ email, language, ...wanted, seen_id: seenId, created_at: now(), due_at: now() })
          .returningAll()
          .executeTakeFirstOrThrow());
      if (row.mailed_at !== null && now().getTime() - row.mailed_at.getTime() < mailPause) return row;
      await db.updateTable('alerts').set({ mailed_at: now() }).where('id', '=', row.id).execute();
      const token = alertToken(secret, 'confirm', [row.id]);
      const search = alertSearchSchema.parse(JSON.parse(row.search));
      const content = { kind: 'confirm alert' as const, token, search, pace: row.pace, language };
      await enqueueMail(db, { to: email, content }, now());
      return row;
    });
  }

  return {
    async listAlerts(c: Context<Environment>) {
      const user = await sessions.reader(c);
      const rows = await store.db
        .selectFrom('alerts')
        .selectAll()
        .where('user_id', '=', user.id)
        .orderBy('id', 'desc')
        .execute();
      return sendList(
        c,
        rows.map((row) => toAlert(row, user.email)),
      );
    },

    async createAlert(c: Context<Environment>) {
      const user = await sessions.findUser(c);
      const { email, pace, search } = await readBodyAs(c, endpoints.createAlert.body);
      const wanted = { pace, search: JSON.stringify(search) };
      if (user && (email === undefined || email === user.email)) {
        return sendJson(c, toAlert(await addForAccount(user, wanted), user.email), { status: 201 });
      }
      if (email === undefined) {
        const issues = [{ path: 'email', message: messages.enterEmail }];
        throw new HttpError(422, messages.checkInput, { issues });
      }
      const row = await addForAddress(c, email, wanted);
      mailer.wake();
      return sendJson(c, toAlert(row, email), { status: 201 });
    },

    async confirmAlert(c: Context<Environment>) {
      const { token } = await readBodyAs(c, endpoints.confirmAlert.body);
      const [id] = readAlertToken(secret, 'confirm', token) ?? [];
      const row =
        id !== undefined &&
        (await store.db
          .updateTable('alerts')
          .set({ confirmed_at: now() })
          .where('id', '=', id)
          .where('created_at', '>', new Date(now().getTime() - confirmTime))
          .returningAll()
          .executeTakeFirst());
      if (!row) throw new HttpError(404, messages.notThere);
      // Only one pace for the same search.
      await store.db
        .deleteFrom('alerts')
        .where('email', '=', row.email)
        .where('search', '=', row.search)
        .where('id', '<>', row.id)
        .execute();
      return sendJson(c, toAlert(row, row.email ?? ''));
    },

    async endAlerts(c: Context<Environment>) {
      const { token } = await readBodyAs(c, endpoints.endAlerts.body);
      const ids = readAlertToken(secret, 'end', token);
      if (!ids) throw new HttpError(404, messages.notThere);
      await store.db.deleteFrom('alerts').where('id', 'in', ids).execute();
      return sendJson(c, {});
    },
  };
}

/** Throws a `HttpError` (409) if an account or an address has as many alerts as it may. */
async function rejectMore<Column extends 'user_id' | 'email'>(
  db: Kysely<Tables>,
  column: Column,
  value: Row[Column],
): Promise<void> {
  const { count } = await db
    .selectFrom('alerts')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where(column, '=', value as never)
    .executeTakeFirstOrThrow();
  if (Number(count) >= memberLimits.alerts) throw new HttpError(409, messages.tooManyAlerts);
}
