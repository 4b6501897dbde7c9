import { hasEnded } from '@clothesline/api-client/hand-over';
import { sql, type Transaction } from 'kysely';
import type { DueParts } from '../hand-over/dueWork.js';
import { lockDonation, perform } from '../hand-over/handOver.js';
import { hideDonations, showDonations } from '../donations/hiddenDonations.js';
import { photoHashes } from '../photos/photoName.js';
import { updatePhotoVisibility } from '../photos/photoRows.js';
import type { Tables } from '../store/tables.js';

export async function isAccountHidden(db: Transaction<Tables>, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['delete_at', 'suspended_for'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return user !== undefined && (user.delete_at !== null || user.suspended_for !== null);
}

/**
 * Hides the donations of a suspended or deleted account and ends all of its requests with notices. It's idempotent and
 * can continue after a crash.
 */
export async function hideAccount({ database, durations, now }: DueParts, userId: number): Promise<void> {
  const open = await database.db
    .selectFrom('requests')
    .select('donation_id')
    .distinct()
    .where((where) => where.or([where('asker_id', '=', userId), where('donor_id', '=', userId)]))
    .where('state', 'in', ['waiting', 'offered', 'promised'])
    .orderBy('donation_id')
    .execute();
  for (const { donation_id: donationId } of open) {
    await database.change(async (db) => {
      const handOver = await lockDonation(db, donationId, { now: now(), durations });
      if (!handOver || !(await isAccountHidden(db, userId))) return;
      const { donation, requests } = handOver.state;
      const own = requests.find((one) => one.askerId === userId && !hasEnded(one.state));
      if (donation.donorId === userId) await perform(handOver, { kind: 'close' });
      else if (own) await perform(handOver, { kind: 'cancel', requestId: own.id, by: 'asker' });
    });
  }
  await database.change(async (db) => {
    if (await isAccountHidden(db, userId)) await hideDonations(db, { userId }, { now: now() });
  });
}

export async function showAccount(db: Transaction<Tables>, userId: number): Promise<void> {
  if (await isAccountHidden(db, userId)) return;
  await showDonations(db, { userId }, { byModerator: false });
  await updatePortraitVisibility(db, userId);
}

export async function updatePortraitVisibility(db: Transaction<Tables>, userId: number): Promise<void> {
  const user = await db.selectFrom('users').select('profile_image').where('id', '=', userId).executeTakeFirst();
  await updatePhotoVisibility(db, photoHashes([user?.profile_image ?? '']));
}

/** Accounts that aren't hidden completely, e.g. after a crash. */
export async function findPartlyHidden({ db }: DueParts['database']): Promise<number[]> {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where((where) => where.or([where('delete_at', 'is not', null), where('suspended_for', 'is not', null)]))
    .execute();
  const ids = users.map(({ id }) => id);
  if (ids.length === 0) return [];
  // donations may be on other machines, so this needs its own statement
  const donors = await sql<{ id: number }>`
    select distinct user_id as id from visible_donations where user_id = any(${ids}::int[]) limit 100`.execute(db);
  const askers = await sql<{ id: number }>`
    select distinct asker_id as id from requests
    where asker_id = any(${ids}::int[]) and state in ('waiting', 'offered', 'promised') limit 100`.execute(db);
  return [...new Set([...donors.rows, ...askers.rows].map(({ id }) => id))];
}
