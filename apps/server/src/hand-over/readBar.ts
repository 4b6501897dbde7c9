import { haveBlock } from '../accounts/blocks.js';
import type { HandOver } from './handOver.js';

/**
 * Explains why someone can't request from this donor, e.g. a suspension or a block (not disclosed). Locks both
 * accounts.
 */
export async function readBar(
  { db, state: { donation } }: HandOver,
  askerId: number,
): Promise<'beingDeleted' | 'donationNotFound' | undefined> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'delete_at', 'suspended_for'])
    .where('id', 'in', [askerId, donation.donorId])
    .orderBy('id')
    .forShare()
    .execute();
  const mayNot = people.filter(({ delete_at: end, suspended_for: reason }) => end !== null || reason !== null);
  if (mayNot.some(({ id }) => id === askerId)) return 'beingDeleted';
  return mayNot.length > 0 || (await haveBlock(db, askerId, donation.donorId)) ? 'donationNotFound' : undefined;
}
