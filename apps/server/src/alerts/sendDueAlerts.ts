import { alertSearchSchema, type AlertPace, type AlertSearch } from '@clothesline/api-client/members';
import { siteLanguages, type Donation, type SiteLanguage } from '@clothesline/api-client/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { pickHandOverTexts } from '../language/pickHandOverTexts.js';
import { chosenLanguage } from '../language/chosenLanguage.js';
import type { AlertContent } from '../mail/content.js';
import { enqueueMail } from '../mail/outbox.js';
import { describeSearch } from '../mail/templates/AlertMail.js';
import { mailLanguage } from '../mail/templates/mailLanguage.js';
import { readBlocked } from '../accounts/blocks.js';
import type { ListQuery, Store } from '../store/store.js';
import type { Tables } from '../store/tables.js';
import type { AlertsTable } from '../store/tables/alerts.js';
import { alertToken } from './alertTokens.js';

/** Milliseconds between two looks at a search. The first leaves time for several donations of one donor. */
const pause: Record<AlertPace, number> = { now: 120_000, daily: 86_400_000, weekly: 7 * 86_400_000 };

/** Part of the pause by which an alert is looked at early, so that all of a person's alerts come in one mail. */
const early: Record<AlertPace, number> = { now: 0, daily: 0.5, weekly: 0.5 };

/** People whose alerts are looked at in one round: each alert is a search. */
const batch = 5;

/** Finds of a search that a mail names. */
const mostFinds = 10;

/** Donations that a notice offers. */
const mostOffers = 5;

type Row = Selectable<AlertsTable>;
interface Found {
  row: Row;
  search: AlertSearch;
  finds: readonly Donation[];
}

interface AlertWork {
  store: Pick<Store, 'db' | 'transaction' | 'listDonations' | 'newestId'>;
  /** Signs the links that end alerts. */
  secret: string;
  now: () => Date;
}

/**
 * Mails what was listed since an alert was last looked at: one mail for all alerts of a person and pace. Any number of
 * servers may: the statement that moves an alert on decides which one mails it. Resolves with the number of people.
 */
export async function sendDueAlerts(work: AlertWork): Promise<number> {
  const { store, now } = work;
  const newestId = await store.newestId();
  const due = await store.db
    .selectFrom('alerts')
    .select(['user_id', 'email', 'pace', (select) => select.fn.min('due_at').as('first')])
    .where('confirmed_at', 'is not', null)
    .where('due_at', '<=', now())
    .where('seen_id', '<', newestId)
    .groupBy(['user_id', 'email', 'pace'])
    .orderBy('first')
    .limit(batch)
    .execute();
  for (const { user_id: userId, email, pace } of due) {
    const soon = new Date(now().getTime() + early[pace] * pause[pace]);
    const rows = await store.db
      .selectFrom('alerts')
      .selectAll()
      .where('user_id', 'is not distinct from', userId)
      .where('email', 'is not distinct from', email)
      .where('pace', '=', pace)
      .where('confirmed_at', 'is not', null)
      .where('due_at', '<=', soon)
      .orderBy('id')
      .execute();
    await sendAlerts(work, { userId, email, rows }, newestId);
  }
  return due.length;
}

interface PersonAlerts {
  userId: number | null;
  email: string | null;
  rows: readonly Row[];
}

/** Looks at the alerts of one person, and mails and notes what is new. */
async function sendAlerts(
  { store, secret, now }: AlertWork,
  { userId, email, rows }: PersonAlerts,
  newestId: number,
): Promise<void> {
  const withoutDonors = userId === null ? [] : [userId, ...(await readBlocked(store.db, userId)).all];
  const all: Found[] = [];
  for (const row of rows) {
    const search = alertSearchSchema.parse(JSON.parse(row.search));
    all.push({ row, search, finds: await findNew(store, { ...search, withoutDonors }, row.seen_id) });
  }
  await store.transaction(async (db) => {
    const moved: Found[] = [];
    for (const found of all) if (await advance(db, found.row, newestId, now())) moved.push(found);
    const news = moved.filter(({ finds }) => finds.length > 0);
    const reader = userId === null ? toReader(email, rows) : await readReader(db, userId);
    if (news.length === 0 || !reader) return;
    if (userId !== null) await addNotices(db, userId, reader.language, news, now());
    if (reader.email === undefined) return;
    const content: AlertContent = {
      kind: 'alert',
      token: alertToken(
        secret,
        'end',
        news.map(({ row }) => row.id),
      ),
      language: reader.language,
      alerts: news.map(({ row, search, finds }) => ({
        search,
        token: alertToken(secret, 'end', [row.id]),
        finds: finds.slice(0, mostFinds).map(({ id, title, locationName }) => ({ id, title, place: locationName })),
        hasMore: finds.length > mostFinds,
      })),
    };
    await enqueueMail(db, { to: reader.email, content }, now());
  });
}

/** Available donations of a search above an id, newest first, without those that come only close. */
async function findNew(
  store: Pick<Store, 'listDonations'>,
  { search, category, size, around, withoutDonors }: AlertSearch & Pick<ListQuery, 'withoutDonors'>,
  seenId: number,
): Promise<Donation[]> {
  const { donations, instead } = await store.listDonations({
    search,
    category,
    size,
    status: 'available',
    around: around && { position: around, miles: around.miles },
    withoutDonors,
    order: 'newest',
    limit: 2 * mostFinds,
  });
  return instead === undefined ? donations.filter(({ id }) => id > seenId) : [];
}

/** Marks everything up to an id as seen. False if another server did, or if the alert ended. */
async function advance(db: Kysely<Tables>, { id, seen_id, pace }: Row, newestId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alerts')
    .set({ seen_id: newestId, due_at: new Date(now.getTime() + pause[pace]) })
    .where('id', '=', id)
    .where('seen_id', '=', seen_id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface Reader {
  /** Undefined for people of the demo, who get notices only. */
  email: string | undefined;
  language: SiteLanguage | undefined;
}

const toReader = (email: string | null, [row]: readonly Row[]): Reader => ({
  email: email ?? undefined,
  language: siteLanguages.find((one) => one === row?.language),
});

/** Undefined for an account that is gone, or being deleted. */
async function readReader(db: Kysely<Tables>, userId: number): Promise<Reader | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'language', 'is_demo'])
    .where('id', '=', userId)
    .where('delete_at', 'is', null)
    .executeTakeFirst();
  return user && { email: user.is_demo ? undefined : user.email, language: chosenLanguage(user) };
}

async function addNotices(
  db: Transaction<Tables>,
  userId: number,
  language: SiteLanguage | undefined,
  news: readonly Found[],
  now: Date,
): Promise<void> {
  const { alert: texts } = mailLanguage(language).texts;
  const rows = news.map(({ search, finds }) => ({
    user_id: userId,
    kind: 'found' as const,
    text: pickHandOverTexts(language).notices.found(describeSearch(search, texts)),
    offers: JSON.stringify(finds.slice(0, mostOffers).map(({ id, title }) => ({ id, title }))),
    donation_id: null,
    request_id: null,
    created_at: now,
  }));
  await db.insertInto('notices').values(rows).execute();
}
