import type { Transaction } from 'kysely';
import type { Durations } from '@clothesline/api-client/hand-over';
import { theOperator } from '../audit/audit.js';
import { takeOutOfSight } from '../profile/outOfSight.js';
import type { Store } from '../store/store.js';
import type { Tables } from '../store/tables.js';
import { moderate } from './moderate.js';
import { openEntry } from './reports.js';

/** Parts of an operator's decision. */
interface Parts {
  store: Pick<Store, 'db' | 'transaction'>;
  config: { durations: Durations };
  now: () => Date;
}

/** Hides a donation as a moderator does, without anybody's report: moderators find it in their queue. */
export async function hideOne({ store, config, now }: Parts, donationId: number, reason: string): Promise<void> {
  await store.transaction(
    async (db) => {
      const { user_id: personId } = await db
        .selectFrom('visible_donations')
        .select('user_id')
        .where('id', '=', donationId)
        .executeTakeFirstOrThrow();
      const entryId = await openEntry(db, { kind: 'donation', id: donationId, personId, now: now() });
      await moderate(db, { ...describeAct(config, now), entryId, action: 'hide', reason });
    },
    { changesLists: true },
  );
}

/** Brings a donation back that was hidden. Resolves with false where no moderator and no operator hid it. */
export async function restoreOne({ store, config, now }: Parts, donationId: number, reason: string): Promise<boolean> {
  return restoreNewest({ store, config, now }, { kind: 'donation', id: donationId, state: 'hidden' }, reason);
}

/** Suspends an account as a moderator does, and takes everything of it out of sight. */
export async function suspendOne({ store, config, now }: Parts, personId: number, reason: string): Promise<void> {
  await store.transaction(
    async (db) => {
      const entryId = await openEntry(db, { kind: 'person', id: personId, personId, now: now() });
      await moderate(db, { ...describeAct(config, now), entryId, action: 'suspend', reason });
    },
    { changesLists: true },
  );
  await takeOutOfSight({ store, durations: config.durations, now }, personId);
}

/** Takes a suspension back. Resolves with false where the account is not suspended. */
export async function unsuspendOne(parts: Parts, personId: number, reason: string): Promise<boolean> {
  return restoreNewest(parts, { kind: 'person', id: personId, state: 'suspended' }, reason);
}

function describeAct({ durations }: Parts['config'], now: Parts['now']) {
  return { moderator: theOperator, durations, now: now() };
}

type Restored = { kind: 'donation'; id: number; state: 'hidden' } | { kind: 'person'; id: number; state: 'suspended' };

async function restoreNewest({ store, config, now }: Parts, which: Restored, reason: string): Promise<boolean> {
  return store.transaction(
    async (db) => {
      const personId = await findPerson(db, which);
      if (personId === undefined) return false;
      const entries = db.selectFrom('moderation_entries').select('id').where('state', '=', which.state);
      const newest = await (
        which.kind === 'person'
          ? entries.where('person_id', '=', which.id)
          : entries.where('kind', '=', which.kind).where('target_id', '=', which.id)
      )
        .orderBy('id', 'desc')
        .executeTakeFirst();
      const entry = newest ?? (await addEntry(db, { ...which, personId, now: now() }));
      await moderate(db, { ...describeAct(config, now), entryId: entry.id, action: 'restore', reason });
      return true;
    },
    { changesLists: true },
  );
}

/** Finds the owner of a hidden or suspended target; undefined if neither a moderator nor an operator hid it. */
async function findPerson(db: Transaction<Tables>, { kind, id }: Restored): Promise<number | undefined> {
  const found =
    kind === 'person'
      ? db.selectFrom('users').select('id').where('id', '=', id).where('suspended_for', 'is not', null)
      : db.selectFrom('donations').select('user_id as id').where('id', '=', id).where('hidden_by_moderator', '=', true);
  return (await found.executeTakeFirst())?.id;
}

/** Once, an entry could be hidden and suspended, and was left in the state of one of the two. */
async function addEntry(
  db: Transaction<Tables>,
  { kind, id, state, personId, now }: Restored & { personId: number; now: Date },
) {
  return db
    .insertInto('moderation_entries')
    .values({ kind, target_id: id, person_id: personId, state, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
}
