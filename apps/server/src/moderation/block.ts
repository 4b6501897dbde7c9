import { hasEnded } from '@clothesline/api-client/hand-over';
import { sql, type Transaction } from 'kysely';
import type { DueParts } from '../hand-over/dueWork.js';
import { lockDonation, perform } from '../hand-over/handOver.js';
import type { Tables } from '../store/tables.js';

export interface Pair {
  blockerId: number;
  blockedId: number;
}

/** Locks out concurrent requests to prevent anything from being sent after the block. */
export async function block(
  db: Transaction<Tables>,
  { blockerId, blockedId, now }: Pair & { now: Date },
): Promise<void> {
  await sql`select from users where id in (${blockerId}, ${blockedId}) order by id for update`.execute(db);
  await db
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function endRequestsBetween(
  { database, durations, now }: DueParts,
  { blockerId, blockedId }: Pair,
): Promise<void> {
  const open = await database.db
    .selectFrom('requests')
    .select(['id', 'donation_id'])
    .where('asker_id', 'in', [blockerId, blockedId])
    .where('donor_id', 'in', [blockerId, blockedId])
    .where('state', 'in', ['waiting', 'offered', 'promised'])
    .orderBy('donation_id')
    .execute();
  for (const { id, donation_id: donationId } of open) {
    await database.change(async (db) => {
      const handOver = await lockDonation(db, donationId, { now: now(), durations });
      if (!handOver) return;
      const request = handOver.state.requests.find((one) => one.id === id && !hasEnded(one.state));
      if (!request) return;
      const by = request.donorId === blockerId ? 'donor' : 'asker';
      const kind = by === 'donor' && request.state === 'waiting' ? 'decline' : 'cancel';
      await perform(handOver, { kind, requestId: id, by });
    });
  }
}
