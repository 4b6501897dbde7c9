import { distanceInMiles, siteLanguages, type Donation, type SiteLanguage } from '@clothesline/api-client/contract';
import { type AlertPace, noticeText } from '@clothesline/api-client/members';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { noticeColumns } from '../language/texts.js';
import { chosenLanguage } from '../language/chosenLanguage.js';
import type { AlertContent } from '../mail/content.js';
import type { MailSite } from '../mail/mail.js';
import { enqueueMail } from '../mail/outbox.js';
import { describeSearch } from '../mail/templates/AlertMail.js';
import { mailLanguage } from '../mail/templates/mailLanguage.js';
import { readBlocked } from '../accounts/blocks.js';
import { withNames } from '../accounts/showDonations.js';
import { readSomeDonations } from '../donations/readDonations.js';
import type { Donations } from '../donations/createDonations.js';
import type { Database } from '../store/database.js';
import type { Tables } from '../store/tables.js';
import type { AlertsTable } from '../store/tables/alerts.js';
import { createSearchIndex, isFind, readSearch, type SearchIndex, type SearchSource } from './searchIndex.js';
import { alertToken } from './alertTokens.js';
import { askAddress } from './askAddress.js';

const pause: Record<AlertPace, number> = { now: 120_000, daily: 86_400_000, weekly: 7 * 86_400_000 };

/** Alerts may be sent early, by this fraction of their interval, to combine several in a single email. */
const early: Record<AlertPace, number> = { now: 0, daily: 0.5, weekly: 0.5 };

const batch = 50;

const matchBatch = 500;

const maxFinds = 10;

const maxOffers = 5;

const matchedUntil = 'alerts matched';

type Row = Selectable<AlertsTable>;

interface Found {
  row: Row;
  finds: readonly Donation[];
}

export interface AlertWork {
  database: Pick<Database, 'db' | 'transaction' | 'write'>;
  donations: Pick<Donations, 'withIds'>;
  secret: string;
  units?: MailSite['units'];
  now: () => Date;
}

/**
 * Matches new donations with alerts and sends the emails that are due, grouped by person and pace. Safe to run on
 * several servers since it takes a lock. Resolves to the number of emails.
 */
export async function sendDueAlerts(work: AlertWork): Promise<number> {
  const { database, now } = work;
  await matchOffers(work);
  const due = await database.db
    .selectFrom('alerts')
    .select(['user_id', 'email', 'pace', (select) => select.fn.min('due_at').as('first')])
    .where('has_finds', '=', true)
    .where('confirmed_at', 'is not', null)
    .where('due_at', '<=', now())
    .groupBy(['user_id', 'email', 'pace'])
    .orderBy('first')
    .limit(batch)
    .execute();
  for (const { user_id: userId, email, pace } of due) {
    const blocked = userId === null ? undefined : await readBlocked(database.db, userId);
    await database.transaction((db) => sendAlerts(work, db, { userId, email, pace, blocked: blocked?.all }));
  }
  return due.length + (await askUnasked(work));
}

const indexes = new WeakMap<AlertWork['database'], SearchIndex>();

const source: SearchSource = {
  async read(db, after, limit) {
    const alerts = db.selectFrom('alerts').select(['id', 'search']).where('id', '>', after).orderBy('id').limit(limit);
    return (await alerts.execute()).map(({ id, search }) => ({ id, search: readSearch(search) }));
  },
  async count(db) {
    const alerts = db.selectFrom('alerts').select((select) => select.fn.countAll<string>().as('count'));
    return Number((await alerts.executeTakeFirstOrThrow()).count);
  },
};

async function matchOffers({ database, donations }: AlertWork): Promise<void> {
  const known = indexes.get(database);
  const index = known ?? createSearchIndex(source);
  indexes.set(database, index);
  // The first refresh is slow. Run it before reading any donations, otherwise they would have to wait for it.
  if (!known) await index.refresh(database.db);
  const { rows } = await sql<{ id: number; offeredAt: string; until: string | null }>`
    select id, offered_at::text as "offeredAt", until from visible_donations, (
      select coalesce(max(value), (select (min(seen_at) - interval '1 minute')::text from alerts)) as until
      from facts where name = ${matchedUntil}
    ) last
    where status = 'available' and offered_at > until::timestamptz - interval '30 seconds'
    order by offered_at`.execute(database.db);
  const fresh = rows.filter((row) => !index.isMatched(row.id, row.offeredAt));
  if (fresh.length === 0) return;
  await index.refresh(database.db);
  for (let start = 0; start < fresh.length; start += matchBatch) {
    const part = fresh.slice(start, start + matchBatch);
    const times = new Map(part.map(({ id, offeredAt }) => [id, offeredAt]));
    const offered = await donations.withIds([...times.keys()]);
    const finds = offered.flatMap((donation) =>
      index.find(donation).map((alertId) => ({ alertId, id: donation.id, at: times.get(donation.id) })),
    );
    const until = part.at(-1)?.offeredAt ?? '';
    await database.transaction(async (db) => {
      if (finds.length > 0) {
        await sql`
          with found as (
            insert into alert_finds (alert_id, donation_id)
            select alerts.id, sent.id from json_to_recordset(${JSON.stringify(finds)}::json)
              as sent ("alertId" int, id int, at timestamptz)
            join alerts on alerts.id = sent."alertId" and alerts.seen_at < sent.at
            on conflict do nothing returning alert_id
          )
          update alerts set has_finds = true where id in (select alert_id from found)`.execute(db);
      }
      await sql`
        insert into facts (name, value) values (${matchedUntil}, ${until})
        on conflict (name) do update set value = excluded.value
        where facts.value::timestamptz < excluded.value::timestamptz`.execute(db);
    });
    index.remember(part);
  }
}

interface DuePerson extends Pick<Row, 'email' | 'pace'> {
  userId: number | null;
  blocked: ReadonlySet<number> | undefined;
}

/** Sends a person's due alerts and records that. If the address has an account, the alerts belong to the account. */
async function sendAlerts(
  { secret, units, now }: AlertWork,
  db: Transaction<Tables>,
  { userId, email, pace, blocked }: DuePerson,
): Promise<void> {
  const user = await readUser(db, userId, email);
  if (user) await adoptAlerts(db, user);
  // the account's own alerts follow in the next round
  if (user && userId === null) return;
  const at = now();
  const rows = await db
    .updateTable('alerts')
    .set({ has_finds: false, due_at: new Date(at.getTime() + pause[pace]) })
    .where('user_id', 'is not distinct from', userId)
    .where('email', 'is not distinct from', email)
    .where('pace', '=', pace)
    .where('confirmed_at', 'is not', null)
    .where('due_at', '<=', new Date(at.getTime() + early[pace] * pause[pace]))
    .returningAll()
    .execute();
  if (rows.length === 0) return;
  const found = await claimMatches(db, {
    rows: rows.toSorted((one, other) => one.id - other.id),
    without: new Set([...(blocked ?? []), ...(userId === null ? [] : [userId])]),
    now: at,
  });
  const isGone = userId !== null && (!user || user.isLeaving);
  if (found.length === 0 || isGone) return;
  const language = user ? user.language : siteLanguages.find((one) => one === rows[0]?.language);
  if (user) await addNotices(db, user.id, { language, units }, found, at);
  const to = user ? user.email : email;
  if (to === undefined || to === null) return;
  const content: AlertContent = {
    kind: 'alert',
    token: alertToken(
      secret,
      'end',
      found.map(({ row }) => row.key),
    ),
    language,
    alerts: await Promise.all(found.map((one) => describeFound(db, secret, one))),
  };
  await enqueueMail(db, { to, content }, at);
}

interface Taking {
  rows: readonly Row[];
  without: ReadonlySet<number>;
  now: Date;
}

/**
 * Claims the pending results. Each person gets a donation just once, and only if it's still available and matches.
 * Others match again once they're back.
 */
async function claimMatches(db: Transaction<Tables>, { rows, without, now }: Taking): Promise<Found[]> {
  const ids = rows.map(({ id }) => id);
  const waiting = await db
    .selectFrom('alert_finds')
    .select(['id', 'alert_id', 'donation_id'])
    .where('alert_id', 'in', ids)
    .where('mailed_at', 'is', null)
    .orderBy('donation_id', 'desc')
    .execute();
  if (waiting.length === 0) return [];
  const [{ user_id, email }] = rows as [Row];
  const told = await db
    .selectFrom('alert_finds')
    .innerJoin('alerts', 'alerts.id', 'alert_id')
    .select('donation_id')
    .where('user_id', 'is not distinct from', user_id)
    .where('email', 'is not distinct from', email)
    .where('alert_finds.mailed_at', 'is not', null)
    .execute();
  const toldIds = new Set(told.map((row) => row.donation_id));
  const offered = await readSomeDonations(
    db,
    waiting.map((row) => row.donation_id),
  );
  const mailed: number[] = [];
  const found = rows.map((row): Found => {
    const search = readSearch(row.search);
    const finds = waiting.flatMap(({ id, alert_id, donation_id }) => {
      const donation = alert_id === row.id ? offered.find((one) => one.id === donation_id) : undefined;
      if (!donation || donation.status !== 'available' || toldIds.has(donation_id)) return [];
      if (without.has(donation.userId) || !isFind(search, donation)) return [];
      toldIds.add(donation_id);
      mailed.push(id);
      return [donation];
    });
    return { row, finds };
  });
  if (mailed.length > 0) {
    await db.updateTable('alert_finds').set({ mailed_at: now }).where('id', 'in', mailed).execute();
  }
  await db.deleteFrom('alert_finds').where('alert_id', 'in', ids).where('mailed_at', 'is', null).execute();
  return found.filter(({ finds }) => finds.length > 0);
}

interface Reader {
  id: number;
  email: string | undefined;
  language: SiteLanguage | undefined;
  isLeaving: boolean;
}

async function readUser(db: Kysely<Tables>, userId: number | null, email: string | null): Promise<Reader | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'language', 'is_demo', 'delete_at'])
    .where((where) => (userId === null ? where('email', '=', email ?? '') : where('id', '=', userId)))
    .executeTakeFirst();
  return (
    user && {
      id: user.id,
      email: user.is_demo ? undefined : user.email,
      language: chosenLanguage(user),
      isLeaving: user.delete_at !== null,
    }
  );
}

async function adoptAlerts(db: Transaction<Tables>, { id, email }: Reader): Promise<void> {
  if (email === undefined) return;
  await db
    .updateTable('alerts')
    .set({ user_id: id, email: null })
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .execute();
}

async function describeFound(db: Kysely<Tables>, secret: string, { row, finds }: Found) {
  const search = readSearch(row.search);
  const { around } = search;
  const named = await withNames(db, finds.slice(0, maxFinds));
  return {
    search,
    token: alertToken(secret, 'end', [row.key]),
    finds: named.map((donation) => ({
      id: donation.id,
      title: donation.title,
      place: donation.locationName,
      image: donation.images.find((image) => image.startsWith('/')),
      sizes: donation.sizes,
      donor: donation.donorName,
      ...(around && { miles: distanceInMiles(around, donation) }),
    })),
    hasMore: finds.length > maxFinds,
  };
}

async function addNotices(
  db: Transaction<Tables>,
  userId: number,
  { language, units }: Pick<Reader, 'language'> & Pick<AlertWork, 'units'>,
  found: readonly Found[],
  now: Date,
): Promise<void> {
  const spoken = mailLanguage(language);
  const rows = found.map(({ row, finds }) => ({
    user_id: userId,
    kind: 'found' as const,
    ...noticeColumns(noticeText('found', { search: describeSearch(readSearch(row.search), spoken, units) })),
    offers: JSON.stringify(finds.slice(0, maxOffers).map(({ id, title }) => ({ id, title }))),
    donation_id: null,
    request_id: null,
    created_at: now,
  }));
  await db.insertInto('notices').values(rows).execute();
}

async function askUnasked(work: AlertWork): Promise<number> {
  const { database, now } = work;
  const rows = await database.db
    .selectFrom('alerts')
    .select('email')
    .distinct()
    .where('confirmed_at', 'is', null)
    .where('mailed_at', 'is', null)
    .where('due_at', '<=', now())
    .limit(batch)
    .execute();
  let asked = 0;
  for (const { email } of rows) if (email !== null && (await askAddress(work, email))) asked += 1;
  return asked;
}
