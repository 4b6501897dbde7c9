import type { Donation } from '@clothesline/api-client/contract';
import { viewRequest } from '@clothesline/api-client/hand-over';
import type { Account } from '@clothesline/api-client/members';
import { sql, type Kysely } from 'kysely';
import { toHandOverRequest } from '../hand-over/rows.js';
import { readHiddenDonations } from '../donations/hiddenDonations.js';
import type { Tables } from '../store/tables.js';
import { readPasskeys, toPasskey } from '../accounts/passkeys.js';
import { readGiven } from '../accounts/people.js';

const batch = 50;

async function* readAll<Row extends { id: number }>(
  read: (last: number) => Promise<Row[]>,
  toShown: (row: Row) => unknown = (row) => row,
): AsyncGenerator {
  for (let last: number | undefined = 0; last !== undefined;) {
    const rows: Row[] = await read(last);
    yield* rows.map(toShown);
    last = rows.length < batch ? undefined : rows.at(-1)?.id;
  }
}

/** Streams an account's data as JSON to save memory. `show` converts donations to their public form. */
export async function* writeExport(
  db: Kysely<Tables>,
  account: Account,
  show: (donations: readonly Donation[]) => readonly Donation[],
): AsyncGenerator<string> {
  yield `{"account":${JSON.stringify(account)}`;
  for (const [name, rows] of Object.entries(readHistory(db, account.id, show))) {
    yield `,"${name}":[`;
    let comma = '';
    for await (const row of rows) {
      yield comma + JSON.stringify(row);
      comma = ',';
    }
    yield ']';
  }
  yield '}';
}

function readHistory(
  db: Kysely<Tables>,
  userId: number,
  show: (donations: readonly Donation[]) => readonly Donation[],
): Record<string, AsyncGenerator> {
  const page = (last: number) => ({ limit: batch, ...(last > 0 && { before: last }) });
  const isMine = sql<boolean>`(asker_id = ${userId} or donor_id = ${userId})`;
  const requests = db
    .selectFrom('requests')
    .leftJoin('users as asker', (join) => join.onRef('asker.id', '=', 'asker_id').on('asker.delete_at', 'is', null))
    .selectAll('requests')
    .select('asker.id as thereId')
    .where(isMine)
    .orderBy('requests.id')
    .limit(batch);
  const messages = db
    .selectFrom('request_messages as m')
    .innerJoin('requests', 'requests.id', 'request_id')
    .select(['m.id', 'request_id as requestId', 'content', 'm.created_at as createdAt'])
    .where('author_id', '=', userId)
    .where(isMine)
    .orderBy('m.id')
    .limit(batch);
  const devices = db.selectFrom('push_devices').where('user_id', '=', userId).orderBy('id').limit(batch);
  const notices = db.selectFrom('notices').where('user_id', '=', userId).orderBy('id').limit(batch);
  const alerts = db.selectFrom('alerts').where('user_id', '=', userId).orderBy('id').limit(batch);
  const wishes = db.selectFrom('wishes').where('user_id', '=', userId).orderBy('id').limit(batch);
  const blocks = db.selectFrom('blocks').where('blocker_id', '=', userId).orderBy('id').limit(batch);
  const reports = db
    .selectFrom('reports')
    .innerJoin('moderation_entries as entry', 'entry.id', 'entry_id')
    .select(['reports.id', 'kind', 'target_id', 'reason', 'words', 'reports.created_at as createdAt'])
    .where('reporter_id', '=', userId)
    .orderBy('reports.id')
    .limit(batch);
  const shown = (donation: Donation) => show([donation])[0];
  async function* donations() {
    yield* readAll((last) => readGiven(db, userId, page(last)), shown);
    yield* readAll((last) => readHiddenDonations(db, userId, page(last)), shown);
  }
  return {
    donations: donations(),
    pushDevices: readAll((last) => devices.select(['id', 'created_at as createdAt']).where('id', '>', last).execute()),
    passkeys: readAll(() => readPasskeys(db, userId), toPasskey),
    requests: readAll(
      (last) => requests.where('requests.id', '>', last).execute(),
      ({ thereId, ...row }) => ({
        ...viewRequest(toHandOverRequest(row), userId),
        // the asker is about to be deleted, so leave out their reason
        ...(thereId === null && row.asker_id !== userId && { reason: '' }),
      }),
    ),
    messages: readAll((last) => messages.where('m.id', '>', last).execute()),
    notices: readAll((last) =>
      notices.select(['id', 'kind', 'text', 'created_at as createdAt']).where('id', '>', last).execute(),
    ),
    alerts: readAll(
      (last) => alerts.select(['id', 'search', 'pace', 'created_at as createdAt']).where('id', '>', last).execute(),
      ({ search, ...row }) => ({ ...row, search: JSON.parse(search) as unknown }),
    ),
    wishes: readAll((last) =>
      wishes
        .select(['id', 'title', 'category', 'reason', 'location_name as locationName', 'amount', 'received'])
        .select(['created_at as createdAt', 'ends_at as endsAt', 'closed_at as closedAt'])
        .where('id', '>', last)
        .execute(),
    ),
    organization: readAll(
      (last) =>
        db
          .selectFrom('organizations')
          .selectAll()
          .select('user_id as id')
          .where('user_id', '=', userId)
          .where('user_id', '>', last)
          .execute(),
      ({ user_id: _same, ...row }) => row,
    ),
    blocks: readAll((last) =>
      blocks.select(['id', 'blocked_id as personId', 'created_at as createdAt']).where('id', '>', last).execute(),
    ),
    reports: readAll(
      (last) => reports.where('reports.id', '>', last).execute(),
      ({ target_id: id, ...row }) => ({ ...row, id }),
    ),
  };
}
