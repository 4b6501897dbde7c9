import { theOperator } from '../audit/audit.js';
import { takeOutOfSight } from '../accounts/outOfSight.js';
import type { Durations } from '../hand-over/durations.js';
import type { Store } from '../store/store.js';
import { moderate } from './moderate.js';
import { openEntry } from './reports.js';

/** What an operator's decision works on. */
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
        .selectFrom('donations')
        .select('user_id')
        .where('id', '=', donationId)
        .executeTakeFirstOrThrow();
      const entryId = await openEntry(db, { kind: 'donation', id: donationId, personId, now: now() });
      await moderate(db, { ...actOf(config, now), entryId, action: 'hide', reason });
    },
    { changesLists: true },
  );
}

/** Brings a donation back that was hidden. Resolves with false where no moderator and no operator hid it. */
export async function restoreOne({ store, config, now }: Parts, donationId: number, reason: string): Promise<boolean> {
  return restoreNewest({ store, config, now }, { kind: 'donation', id: donationId, state: 'hidden' }, reason);
}

/** Suspends somebody's account as a moderator does, and takes everything of theirs out of sight. */
export async function suspendOne({ store, config, now }: Parts, personId: number, reason: string): Promise<void> {
  await store.transaction(
    async (db) => {
      const entryId = await openEntry(db, { kind: 'person', id: personId, personId, now: now() });
      await moderate(db, { ...actOf(config, now), entryId, action: 'suspend', reason });
    },
    { changesLists: true },
  );
  await takeOutOfSight({ store, durations: config.durations, now }, personId);
}

/** Takes a suspension back. Resolves with false where there is no entry about it. */
export async function unsuspendOne(parts: Parts, personId: number, reason: string): Promise<boolean> {
  return restoreNewest(parts, { personId, state: 'suspended' }, reason);
}

function actOf({ durations }: Parts['config'], now: Parts['now']) {
  return { moderator: theOperator, durations, now: now() };
}

type Restored = { kind: 'donation'; id: number; state: 'hidden' } | { personId: number; state: 'suspended' };

async function restoreNewest({ store, config, now }: Parts, which: Restored, reason: string): Promise<boolean> {
  return store.transaction(
    async (db) => {
      const entries = db.selectFrom('moderation_entries').select('id').where('state', '=', which.state);
      const entry = await (
        'personId' in which
          ? entries.where('person_id', '=', which.personId)
          : entries.where('kind', '=', which.kind).where('target_id', '=', which.id)
      )
        .orderBy('id', 'desc')
        .executeTakeFirst();
      if (!entry) return false;
      await moderate(db, { ...actOf(config, now), entryId: entry.id, action: 'restore', reason });
      return true;
    },
    { changesLists: true },
  );
}
