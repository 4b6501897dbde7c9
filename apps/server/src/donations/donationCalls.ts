import {
  makeCreateDonationSchema,
  donationLimits,
  endpoints,
  pageSize,
  searchedInsteadHeader,
  searchNeedle,
  totalEstimateHeader,
  type CreateDonation,
  type Donation,
} from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import type { AreaRule } from '../areas/areas.js';
import { checked, readQuery } from '../http/checked.js';
import { readJson } from '../http/readJson.js';
import { HttpError } from '../http/httpError.js';
import { sendJson } from '../http/sendJson.js';
import { readCaller, type Limiter } from '../limits/limits.js';
import { rejectForeignOrigin, rejectForms } from '../security/crossOrigin.js';
import { type OriginLists, publicOrigin } from '../security/origins.js';
import type { Environment } from '../http/environment.js';
import { readHiddenDonations } from './hiddenDonations.js';
import { blockedDonors } from './blockedDonors.js';
import type { NewDonation } from '../store/rows.js';
import type { Database } from '../store/database.js';
import type { CallHandlers } from '../http/callRoutes.js';
import { findDonor, withoutAccount, type DonorRule } from '../accounts/donor.js';
import { readCursor } from '../http/cursor.js';
import { readListCursor, writeListCursor } from './listCursor.js';
import { idempotencyKey } from '../http/idempotencyKey.js';
import { listFilter } from './listFilter.js';
import { holdPhotos } from '../photos/holdPhotos.js';
import { withoutOrigin } from '../http/pictureAddresses.js';
import { sendList } from '../http/sendList.js';
import type { Donations } from './createDonations.js';
import { showDonations } from '../accounts/showDonations.js';

export interface DonationParts {
  database: Database;
  donations: Donations;
  areas: AreaRule;
  limiter: Limiter;
  origins: OriginLists;
  donor: DonorRule;
  now: () => Date;
  categories: readonly string[];
}

type DonationCalls = 'listCategories' | 'listDonations' | 'listNearbyDonations' | 'getDonation' | 'createDonation';

export function donationCalls({
  database,
  donations,
  areas,
  limiter,
  origins,
  donor,
  now,
  categories,
}: DonationParts): Pick<CallHandlers, DonationCalls> {
  const shown = showDonations(database.db, areas, origins);
  const createSchema = makeCreateDonationSchema(categories);

  /** Preserves the given order and skips unknown IDs. */
  async function findDonations(ids: string): Promise<Donation[]> {
    const numbers = ids.split(',').map(Number);
    const found = await Promise.all(
      numbers.map(async (id) => (id <= donationLimits.id ? donations.get(id) : undefined)),
    );
    return found.filter((donation) => donation !== undefined);
  }

  async function sendDonations(c: Context, donations: readonly Donation[]): Promise<Response> {
    return sendList(c, await shown(c, donations), {
      next: {
        endpoint: endpoints.listDonations,
        hasMore: false,
        query: (_, index) => ({
          ids: donations
            .slice(index + 1)
            .map(({ id }) => id)
            .join(),
        }),
      },
      total: donations.length,
      revalidated: true,
    });
  }

  /** Only the donor may see a hidden donation. Everyone else gets a 404 `HttpError`. */
  async function hiddenFromOthers(c: Context<Environment>, id: number) {
    const viewer = await donor.sessions.findViewer(c);
    const page = { limit: 1, before: Math.min(id + 1, donationLimits.id) };
    const [hidden] = viewer ? await readHiddenDonations(database.db, viewer.id, page) : [];
    if (hidden?.id !== id) throw new HttpError(404, 'donationNotFound');
    return (await shown(c, [hidden]))[0];
  }

  return {
    listCategories: (c) => sendList(c, categories, { revalidated: true }),

    async listDonations(c) {
      const {
        limit = pageSize.standard,
        cursor,
        ids,
        ...query
      } = checked(endpoints.listDonations.query, readQuery(c.req.url));
      const withoutDonors = blockedDonors(c);
      if (ids !== undefined) {
        const found = await findDonations(ids);
        return sendDonations(
          c,
          found.filter(({ userId }) => !withoutDonors.includes(userId)),
        );
      }
      const {
        donations: page,
        tiers,
        total,
        isEstimate,
        instead,
        hasMore,
      } = await donations.list({
        ...listFilter(query),
        withoutDonors,
        limit,
        before: readListCursor(cursor),
      });
      const isSearch = searchNeedle(query.search ?? '') !== '';
      return sendList(c, await shown(c, page), {
        next: {
          endpoint: endpoints.listDonations,
          hasMore,
          query: ({ id }, index) => ({ cursor: writeListCursor({ tier: tiers[index] ?? 0, id }) }),
        },
        total,
        revalidated: true,
        headers: {
          ...(isEstimate && { [totalEstimateHeader]: 'true' }),
          ...(isSearch && { [searchedInsteadHeader]: encodeURIComponent(instead ?? '') }),
        },
      });
    },

    async listNearbyDonations(c) {
      const {
        lat,
        lng,
        category,
        limit = pageSize.nearby,
        cursor,
      } = checked(endpoints.listNearbyDonations.query, readQuery(c.req.url));
      const isUnknown = category !== undefined && category !== '' && !categories.includes(category);
      const found = isUnknown
        ? []
        : await donations.nearby({
            position: { latitude: lat, longitude: lng },
            category,
            limit,
            withoutDonors: blockedDonors(c),
            after: readCursor(cursor),
          });
      return sendList(c, await shown(c, found), {
        next: { endpoint: endpoints.listNearbyDonations, hasMore: false, query: ({ id }) => ({ cursor: String(id) }) },
        revalidated: true,
      });
    },

    async getDonation(c) {
      const { id } = checked(endpoints.getDonation.params, c.req.param());
      // IDs like 01 or 1.0 parse to the same number, but only the canonical URL should work
      const donation = c.req.param('id') === String(id) ? await donations.get(id) : undefined;
      if (!donation) return sendJson(c, await hiddenFromOthers(c, id));
      if (blockedDonors(c).includes(donation.userId)) throw new HttpError(404, 'donationNotFound');
      return sendJson(c, (await shown(c, [donation]))[0], { revalidated: true });
    },

    async createDonation(c) {
      rejectForeignOrigin(c, origins);
      rejectForms(c);
      const input = await readJson(c);
      const user = await findDonor(c, donor);
      const sent = checked(createSchema, input);
      const images = withoutOrigin(sent.images, publicOrigin(c, origins));
      const userId = user?.id ?? (await withoutAccount(database.db, sent.userId));
      const listing = toDonation({ ...sent, images, userId }, now());
      const given = idempotencyKey(c);
      const caller = user ? `user ${user.id}` : readCaller(c);
      const key = given === undefined ? undefined : { key: given, caller };
      // look this up before applying the rate limit so that retries always succeed
      const known = key && (await donations.known(listing, key));
      if (!known) {
        await limiter.onCreate(c);
        await holdPhotos(database, images);
      }
      const [donation] = await shown(c, [known ?? (await donations.add(listing, key))]);
      return sendJson(c, donation, { status: 201, headers: { Location: `/api/donations/${donation?.id}` } });
    },
  };
}

/** Tolerance for wrong clocks in milliseconds */
const oneDay = 86_400_000;

/** Drops the distance because it's either 0 or measured from an unknown place (spec §5). */
function toDonation({ distance: _distance, createdAt, ...sent }: CreateDonation, now: Date): NewDonation {
  const age = now.getTime() - Date.parse(createdAt ?? '');
  return { ...sent, createdAt: createdAt !== undefined && age >= 0 && age <= oneDay ? createdAt : now.toISOString() };
}
