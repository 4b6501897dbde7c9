import type { Selectable } from 'kysely';
import type { Durations } from '@clothesline/api-client/hand-over';
import { theOperator } from '../audit/audit.js';
import { hideAccount } from '../profile/hideAccount.js';
import type { Database } from '../store/database.js';
import type { ModerationEntriesTable } from '../store/tables/moderation.js';
import { moderate } from './moderate.js';
import { openEntry } from './reports.js';

interface Parts {
  database: Pick<Database, 'db' | 'transaction' | 'change'>;
  config: { durations: Durations };
  now: () => Date;
}

export async function hideDonation(
  { database, config, now }: Parts,
  donationId: number,
  reason: string,
): Promise<void> {
  await database.change(async (db) => {
    const { user_id: personId } = await db
      .selectFrom('visible_donations')
      .select('user_id')
      .where('id', '=', donationId)
      .executeTakeFirstOrThrow();
    const entryId = await openEntry(db, { kind: 'donation', id: donationId, personId, now: now() });
    await moderate(db, { ...describeAct(config, now), entryId, action: 'hide', reason });
  });
}

export async function restoreDonation(parts: Parts, donationId: number, reason: string): Promise<boolean> {
  return restore(parts, { state: 'hidden', kind: 'donation', target_id: donationId }, reason);
}

export async function suspendPerson({ database, config, now }: Parts, personId: number, reason: string): Promise<void> {
  await database.change(async (db) => {
    const entryId = await openEntry(db, { kind: 'person', id: personId, personId, now: now() });
    await moderate(db, { ...describeAct(config, now), entryId, action: 'suspend', reason });
  });
  await hideAccount({ database, durations: config.durations, now }, personId);
}

export async function unsuspendPerson(parts: Parts, personId: number, reason: string): Promise<boolean> {
  return restore(parts, { state: 'suspended', person_id: personId }, reason);
}

function describeAct({ durations }: Parts['config'], now: Parts['now']) {
  return { moderator: theOperator, durations, now: now() };
}

async function restore(
  { database, config, now }: Parts,
  which: Partial<Selectable<ModerationEntriesTable>>,
  reason: string,
): Promise<boolean> {
  return database.change(async (db) => {
    const entry = await db
      .selectFrom('moderation_entries')
      .select('id')
      .where((where) => where.and(which))
      .executeTakeFirst();
    if (entry) await moderate(db, { ...describeAct(config, now), entryId: entry.id, action: 'restore', reason });
    return entry !== undefined;
  });
}
