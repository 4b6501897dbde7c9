import type { Donation } from '@clothesline/api-client/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { Sessions } from '../accounts/sessions.js';
import type { Environment } from '../http/environment.js';
import type { DonationPage, ListQuery, NearbyQuery, Store } from '../store/store.js';
import { readBlocked } from '../accounts/blocks.js';

/** Whether a caller sees a donation. */
export type IsSeen = (donation: Pick<Donation, 'userId'>) => boolean;

/** Reads after which a list is left short: somebody blocked most of the donors. */
const mostReads = 10;

/** Tells the calls that read donations whose are out of the caller's sight; such responses are nobody else's. */
export function withBlockedDonors(sessions: Sessions, store: Pick<Store, 'db'>): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const viewer = c.req.method === 'GET' ? await sessions.viewerOf(c) : undefined;
    const { all } = viewer ? await readBlocked(store.db, viewer.id) : { all: new Set<number>() };
    if (all.size === 0) return next();
    c.set('blockedDonors', all);
    await next();
    c.res.headers.set('Cache-Control', 'private, no-store');
    c.res.headers.delete('ETag');
  };
}

/** Whether the caller of a request sees a donation. */
export function seenBy(c: Context<Environment>): IsSeen {
  const blocked = c.get('blockedDonors');
  return ({ userId }) => !blocked?.has(userId);
}

/** The lists of a store as one caller sees them: as long as others', with an estimate of the total where some are left out. */
export function visibleLists(store: Pick<Store, 'listDonations' | 'nearbyDonations'>) {
  return {
    async list(isSeen: IsSeen, query: ListQuery): Promise<DonationPage> {
      const rows: { donation: Donation; tier: number }[] = [];
      let page = await store.listDonations(query);
      let isShort = false;
      for (let reads = 1; ; reads += 1) {
        const { donations, tiers } = page;
        const all = donations.map((donation, index) => ({ donation, tier: tiers[index] ?? 0 }));
        const seen = all.filter(({ donation }) => isSeen(donation));
        isShort ||= seen.length < all.length;
        rows.push(...seen);
        const last = all.at(-1);
        if (!isShort || !page.hasMore || !last || rows.length > query.limit || reads === mostReads) break;
        page = await store.listDonations({ ...query, before: { tier: last.tier, id: last.donation.id } });
      }
      const kept = rows.slice(0, query.limit);
      return {
        ...page,
        donations: kept.map(({ donation }) => donation),
        tiers: kept.map(({ tier }) => tier),
        isEstimate: page.isEstimate || isShort,
        hasMore: page.hasMore || rows.length > query.limit,
      };
    },

    async nearby(isSeen: IsSeen, query: NearbyQuery): Promise<Donation[]> {
      const rows: Donation[] = [];
      let { after } = query;
      for (let reads = 0; reads < mostReads; reads += 1) {
        const donations = await store.nearbyDonations({ ...query, after });
        rows.push(...donations.filter(isSeen));
        if (donations.length < query.limit || rows.length >= query.limit) break;
        after = donations.at(-1)?.id;
      }
      return rows.slice(0, query.limit);
    },
  };
}
