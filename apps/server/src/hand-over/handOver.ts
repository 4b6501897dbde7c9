import {
  countPast,
  decide,
  Refusal,
  refusalStatus,
  settle,
  type Command,
  type DonationState,
  type Durations,
  type HandOver as HandOverState,
  type Moment,
} from '@clothesline/api-client/hand-over';
import { timeText, errorText } from '@clothesline/api-client/members';
import type { Kysely, Transaction } from 'kysely';
import { HttpError } from '../http/httpError.js';
import type { Tables } from '../store/tables.js';
import { toHandOverRequest } from './rows.js';
import { save, type Saved } from './save.js';

export interface HandOver extends Moment {
  db: Transaction<Tables>;
  state: HandOverState;
  category: string;
  pointId: number;
  nextDue: Date | null;
}

interface LockOptions extends Moment {
  requestId?: number | undefined;
  skipLocked?: boolean;
}

/**
 * Locks a donation and applies the steps that are due. Returns `undefined` if it's missing, hidden, or locked by
 * someone else.
 */
export async function lockDonation(
  db: Transaction<Tables>,
  id: number,
  { now, durations, requestId = 0, skipLocked = false }: LockOptions,
): Promise<HandOver | undefined> {
  let query = db
    .selectFrom('visible_donations')
    .select(['id', 'title', 'category', 'user_id', 'status', 'listed_at', 'renewed_at', 'point_id', 'next_due_at'])
    .where('id', '=', id)
    .forUpdate();
  if (skipLocked) query = query.skipLocked();
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  const account = await db.selectFrom('users').select('id').where('id', '=', row.user_id).executeTakeFirst();
  const memory = await db.selectFrom('hand_overs').selectAll().where('donation_id', '=', id).executeTakeFirst();
  const requests = await db
    .selectFrom('requests')
    .selectAll()
    .where('donation_id', '=', id)
    .where((where) => where.or([where('state', 'in', ['waiting', 'offered', 'promised']), where('id', '=', requestId)]))
    .orderBy('id')
    .execute();
  const askerIds = requests.map((one) => one.asker_id);
  const past = await readPast(db, askerIds, { now, durations });
  const handOver: HandOver = {
    db,
    state: {
      donation: {
        id,
        title: row.title,
        donorId: row.user_id,
        status: row.status as DonationState,
        offeredAt: (row.renewed_at ?? row.listed_at).toISOString(),
        hasAccount: account !== undefined,
        answeredAt: memory?.answered_at?.toISOString(),
        reminders: memory?.reminders ?? 0,
        isExpiryReminded: Boolean(memory?.expiry_reminded_at),
      },
      requests: requests.map(toHandOverRequest),
      received: new Map([...past].map(([askerId, { received }]) => [askerId, received])),
    },
    category: row.category,
    pointId: row.point_id,
    nextDue: row.next_due_at,
    now,
    durations,
  };
  await save(handOver, settle(handOver.state, handOver));
  return handOver;
}

export async function perform(handOver: HandOver, command: Command): Promise<Saved> {
  const decision = decide(handOver.state, command, handOver);
  if (decision instanceof Refusal) throw toError(decision, handOver.durations);
  return save(handOver, decision);
}

function toError({ code, path, problem }: Refusal, durations: Durations): HttpError {
  const issues = path && [{ path, ...(problem ? timeText(problem, durations) : errorText(code)) }];
  return new HttpError(refusalStatus[code], code, issues ? { issues } : {});
}

export async function readPast(
  db: Kysely<Tables>,
  askerIds: readonly number[],
  moment: Moment,
): Promise<ReadonlyMap<number, ReturnType<typeof countPast>>> {
  if (askerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('requests')
    .select(['asker_id', 'state', 'ended_at', 'objected_at'])
    .where('asker_id', 'in', askerIds)
    .where('state', 'in', ['received', 'missed'])
    .execute();
  const ended = rows.map(({ asker_id: askerId, state, ended_at: end, objected_at: objection }) => ({
    askerId,
    state,
    endedAt: end?.toISOString(),
    objectedAt: objection?.toISOString(),
  }));
  const past = Map.groupBy(ended, ({ askerId }) => askerId);
  return new Map(askerIds.map((id) => [id, countPast(past.get(id) ?? [], moment)]));
}
