import type { Donation } from '@clothesline/api-client/contract';
import { firstNames } from '@clothesline/api-client/members';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { withAreas, type AreaRule } from '../areas/areas.js';
import { publicOrigin, type OriginLists } from '../security/origins.js';
import { withPictures } from '../http/pictureAddresses.js';
import type { Tables } from '../store/tables.js';

/** @param db Set this to use a transaction's connection */
export type ShownDonations = (c: Context, donations: readonly Donation[], db?: Kysely<Tables>) => Promise<Donation[]>;

export function showDonations(db: Kysely<Tables>, areas: AreaRule, origins: OriginLists): ShownDonations {
  return async (c, donations, transaction = db) =>
    withNames(transaction, withPictures(withAreas(areas, donations), publicOrigin(c, origins)));
}

/** Default names. */
export const placeholders: readonly string[] = Object.values(firstNames);

export async function withNames(db: Kysely<Tables>, donations: Donation[]): Promise<Donation[]> {
  const ids = [...new Set(donations.map(({ userId }) => userId))];
  if (ids.length === 0) return donations;
  const users = await db
    .selectFrom('users')
    .select(['id', 'display_name'])
    .where('id', 'in', ids)
    .where('delete_at', 'is', null)
    .where('suspended_for', 'is', null)
    .where('display_name', 'not in', placeholders)
    .execute();
  const names = new Map(users.map((user) => [user.id, user.display_name]));
  return donations.map((donation) => {
    const donorName = names.get(donation.userId);
    return donorName === undefined ? donation : { ...donation, donorName };
  });
}
