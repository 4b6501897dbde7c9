import { coded, distanceInMiles, findArea } from '@clothesline/api-client/contract';
import {
  type Alert,
  type AlertPace,
  type AlertSearch,
  errorText,
  memberEndpoints as endpoints,
  memberIssueTexts,
  memberLimits,
} from '@clothesline/api-client/members';
import type { Site } from '@clothesline/api-client/site';
import type { PlaceList } from '@clothesline/location';
import type { Context, Handler } from 'hono';
import type { Kysely, Selectable } from 'kysely';
import { memberCalls, readBodyAs } from '../accounts/memberCall.js';
import { rejectRestricted, type Sessions, type User } from '../accounts/sessions.js';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { sendJson } from '../http/sendJson.js';
import { sendList } from '../http/sendList.js';
import { mailedLanguage } from '../language/mailedLanguage.js';
import type { Limiter } from '../limits/limits.js';
import type { Mailer } from '../mail/createMailer.js';
import type { OriginLists } from '../security/origins.js';
import type { Database } from '../store/database.js';
import type { Tables } from '../store/tables.js';
import type { AlertsTable } from '../store/tables/alerts.js';
import { readSearch } from './searchIndex.js';
import { alertKey, alertToken, readAlertToken, readConfirmToken } from './alertTokens.js';
import { askAddress, forgetQuestions, knownSearch } from './askAddress.js';

export interface AlertParts {
  database: Database;
  secret: string;
  sessions: Sessions;
  limiter: Limiter;
  mailer: Pick<Mailer, 'wake'>;
  origins: OriginLists;
  site: Pick<Site, 'languages'> | undefined;
  categories: readonly string[];
  places: () => Promise<PlaceList>;
  now: () => Date;
}

const mailPause = 300_000;

const maxUnasked = 5;

/** How long confirmation links are valid, in ms. */
const confirmTime = memberLimits.alertDays * 86_400_000;

/** Maximum miles between the circle and the place it's named after. */
const placeMiles = 30;

type Row = Selectable<AlertsTable>;

export function alertCalls(parts: AlertParts): Record<string, Handler<Environment>> {
  return memberCalls(parts.origins, alertHandlers(parts));
}

function alertHandlers({ database, secret, sessions, limiter, mailer, site, categories, places, now }: AlertParts) {
  const toAlert = (row: Row, email: string): Alert => ({
    id: row.id,
    search: readSearch(row.search),
    pace: row.pace,
    email,
    isConfirmed: row.confirmed_at !== null,
  });
  const toOwnAlert = (row: Row, email: string): Alert => ({
    ...toAlert(row, email),
    token: alertToken(secret, 'end', [row.key]),
  });

  /**
   * Prepares a search for storage: its circle is snapped to the grid and the place gets a name we know. Throws a 422
   * `HttpError` if the category doesn't exist.
   */
  async function readWanted({ around, ...search }: AlertSearch): Promise<string> {
    if (search.category && !categories.includes(search.category)) {
      const issues = [{ path: 'search.category', message: `Expected one of ${categories.join(', ')}` }];
      throw new HttpError(422, 'checkInput', { issues });
    }
    if (!around) return JSON.stringify(search);
    const { center } = findArea(around);
    const list = await places();
    const named = list.find(around.place, { limit: 1, forgives: false, near: center })[0];
    const isNamed = named?.city === around.place && distanceInMiles(named, center) <= placeMiles;
    const place = isNamed ? named : list.nearest(center);
    const name = place?.city ?? `${center.latitude.toFixed(1)}, ${center.longitude.toFixed(1)}`;
    return JSON.stringify({ ...search, around: { ...center, miles: around.miles, place: name } });
  }

  async function addForAccount(user: User, search: string, pace: AlertPace): Promise<Row> {
    rejectRestricted(user);
    return database.transaction(async (db) => {
      await db.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
      const known = await db
        .updateTable('alerts')
        .set({ pace, due_at: now() })
        .where('user_id', '=', user.id)
        .where('search', '=', search)
        .returningAll()
        .executeTakeFirst();
      if (known) return known;
      await rejectMore(db, 'user_id', user.id);
      const key = alertKey({ userId: user.id }, search);
      return db
        .insertInto('alerts')
        .values({ user_id: user.id, key, search, pace, created_at: now(), confirmed_at: now(), due_at: now() })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  async function addForAddress(c: Context<Environment>, email: string, search: string, pace: AlertPace): Promise<Row> {
    await limiter.onAlert(c, email);
    const row = await database.transaction(async (db) => {
      const unconfirmed = await db
        .selectFrom('alerts')
        .selectAll()
        .where('email', '=', email)
        .where('confirmed_at', 'is', null)
        .orderBy('id', 'desc')
        .execute();
      const known = unconfirmed.find((one) => one.search === search && one.pace === pace);
      if (known?.mailed_at && now().getTime() - known.mailed_at.getTime() >= mailPause) {
        await db.updateTable('alerts').set({ mailed_at: null }).where('id', '=', known.id).execute();
      }
      if (known) return known;
      const unasked = unconfirmed.filter((one) => one.mailed_at === null).slice(maxUnasked - 1);
      const old = unasked.map(({ id }) => id);
      if (old.length > 0) await db.deleteFrom('alerts').where('id', 'in', old).execute();
      const language = await mailedLanguage(db, email, { c, site });
      const key = alertKey({ email }, search);
      return db
        .insertInto('alerts')
        .values({ email, language, key, search, pace, created_at: now(), due_at: now() })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    const isOwner = limiter.caller(c, email).isKnown;
    const isWaiting = row.mailed_at === null || now().getTime() - row.mailed_at.getTime() >= mailPause;
    if (isWaiting) await askAddress({ database, secret, now }, email, isOwner);
    return row;
  }

  async function findWaiting(db: Kysely<Tables>, token: string): Promise<Row | undefined> {
    const { key, pace } = readConfirmToken(secret, token) ?? {};
    if (key === undefined || pace === undefined) return undefined;
    const rows = await db
      .selectFrom('alerts')
      .selectAll()
      .where('key', '=', key)
      .where('pace', '=', pace)
      .where((where) =>
        where.or([
          where('confirmed_at', 'is not', null),
          where('created_at', '>', new Date(now().getTime() - confirmTime)),
        ]),
      )
      .execute();
    return rows.find((row) => row.confirmed_at === null) ?? rows[0];
  }

  /** An existing alert for the same search gets the new pace. */
  async function confirm(db: Kysely<Tables>, row: Row): Promise<{ alert: Row; email: string }> {
    const email = row.email ?? '';
    const user = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where((where) => (row.user_id === null ? where('email', '=', email) : where('id', '=', row.user_id)))
      .executeTakeFirst();
    if (row.confirmed_at !== null) return { alert: row, email: user?.email ?? email };
    const same = await db
      .selectFrom('alerts')
      .selectAll()
      .where((where) => where.or([where('email', '=', email), where('user_id', '=', user?.id ?? null)]))
      .where('search', '=', row.search)
      .where('confirmed_at', 'is not', null)
      .orderBy('user_id', (order) => order.asc().nullsLast())
      .forUpdate()
      .execute();
    const [kept] = same;
    if (!kept) await (user ? rejectMore(db, 'user_id', user.id) : rejectMore(db, 'email', email));
    const others = [row, ...same].filter(({ id }) => id !== (kept ?? row).id).map(({ id }) => id);
    if (others.length > 0) await db.deleteFrom('alerts').where('id', 'in', others).execute();
    const alert = await db
      .updateTable('alerts')
      .set({
        pace: row.pace,
        due_at: now(),
        confirmed_at: kept?.confirmed_at ?? now(),
        ...(user && { user_id: user.id, email: null }),
      })
      .where('id', '=', (kept ?? row).id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await db
      .updateTable('alerts')
      .set({ due_at: now() })
      .where('email', '=', email)
      .where('mailed_at', 'is', null)
      .execute();
    return { alert, email };
  }

  return {
    async listAlerts(c: Context<Environment>) {
      const user = await sessions.reader(c);
      const rows = await database.db
        .selectFrom('alerts')
        .selectAll()
        .where('user_id', '=', user.id)
        .orderBy('id', 'desc')
        .execute();
      return sendList(
        c,
        rows.map((row) => toOwnAlert(row, user.email)),
      );
    },

    async createAlert(c: Context<Environment>) {
      const user = await sessions.findUser(c);
      const { email, pace, search } = await readBodyAs(c, endpoints.createAlert.body);
      const wanted = await readWanted(search);
      if (user && (email === undefined || email === user.email)) {
        return sendJson(c, toOwnAlert(await addForAccount(user, wanted, pace), user.email), { status: 201 });
      }
      if (email === undefined) {
        const issue = { path: 'email', ...coded(memberIssueTexts, 'notAnEmail') };
        throw new HttpError(422, 'checkInput', { issues: [issue] });
      }
      const row = await addForAddress(c, email, wanted, pace);
      mailer.wake();
      // anyone can enter someone else's address, so the token is only sent by email
      return sendJson(c, toAlert(row, email), { status: 201 });
    },

    async findAlert(c: Context<Environment>) {
      const { token } = await readBodyAs(c, endpoints.findAlert.body);
      const row = await findWaiting(database.db, token);
      if (!row) throw new HttpError(404, 'notThere');
      return sendJson(c, { search: knownSearch(readSearch(row.search)), pace: row.pace });
    },

    async confirmAlert(c: Context<Environment>) {
      const { token } = await readBodyAs(c, endpoints.confirmAlert.body);
      const confirmed = await database.transaction(async (db) => {
        const row = await findWaiting(db, token);
        return row && confirm(db, row);
      });
      if (!confirmed) throw new HttpError(404, 'notThere');
      await forgetQuestions(database, confirmed.email);
      return sendJson(c, toOwnAlert(confirmed.alert, confirmed.email));
    },

    async endAlerts(c: Context<Environment>) {
      const { token } = await readBodyAs(c, endpoints.endAlerts.body);
      const keys = readAlertToken(secret, 'end', token);
      if (!keys) throw new HttpError(404, 'notThere');
      await endAlerts(database.db, keys);
      return sendJson(c, {});
    },
  };
}

/** Ends alerts by the keys in a token. Older tokens contain IDs instead. Resolves to the number of ended alerts. */
export async function endAlerts(db: Kysely<Tables>, keys: readonly string[]): Promise<number> {
  const ids = keys.filter((key) => /^[1-9]\d{0,8}$/.test(key)).map(Number);
  const { numDeletedRows } = await db
    .deleteFrom('alerts')
    .where((where) => where.or([where('key', 'in', keys), ...(ids.length > 0 ? [where('id', 'in', ids)] : [])]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function rejectMore<Column extends 'user_id' | 'email'>(
  db: Kysely<Tables>,
  column: Column,
  value: Row[Column],
): Promise<void> {
  const { count } = await db
    .selectFrom('alerts')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where(column, '=', value as never)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= memberLimits.alerts) {
    throw new HttpError(409, errorText('tooManyAlerts', { most: memberLimits.alerts }));
  }
}
