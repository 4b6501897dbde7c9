import type { SetOrganization } from '@clothesline/api-client/members';
import type { Transaction } from 'kysely';
import { openEntry } from '../moderation/reports.js';
import type { Tables } from '../store/tables.js';

/**
 * Saves an organization. A moderator has to confirm it first, and again if its name, address or contact change.
 */
export async function setOrganization(
  db: Transaction<Tables>,
  userId: number,
  { name, address, hours, rules, contact }: SetOrganization,
  now: Date,
): Promise<void> {
  // serialize concurrent changes per account
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const before = await db.selectFrom('organizations').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const row = {
    name: name.trim(),
    address: address.trim(),
    hours: hours.trim(),
    rules: rules.trim(),
    contact: contact.trim(),
  };
  const isSame = (['name', 'address', 'contact'] as const).every((field) => before?.[field] === row[field]);
  if (isSame && before?.confirmed_at) {
    await db.updateTable('organizations').set(row).where('user_id', '=', userId).execute();
    return;
  }
  const waiting = { ...row, confirmed_at: null, refused_for: null };
  await db
    .insertInto('organizations')
    .values({ ...waiting, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(waiting))
    .execute();
  // decisions about an organization share an entry
  const { numUpdatedRows } = await db
    .updateTable('moderation_entries')
    .set({ state: 'open' })
    .where('kind', '=', 'organization')
    .where('target_id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await openEntry(db, { kind: 'organization', id: userId, personId: userId, now });
}
