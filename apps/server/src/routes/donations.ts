import {
  createDonationSchemaFor,
  endpoints,
  knownCategories,
  pageSize,
  totalCountHeader,
  totalEstimateHeader,
  type CreateDonation,
  type Donation,
} from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import { withAreas, type AreaRule } from '../areas/areas.js';
import { checked, queryOf } from '../http/checked.js';
import { messages } from '../http/messages.js';
import { readJson } from '../http/readJson.js';
import { Refusal } from '../http/refusal.js';
import { sendJson } from '../http/sendJson.js';
import type { Limiter } from '../limits/limits.js';
import { refuseForeign, refuseForms } from '../security/crossOrigin.js';
import type { OriginLists } from '../security/origins.js';
import type { NewDonation, Store } from '../store/store.js';
import type { CallHandlers } from './calls.js';
import { readCursor, writeCursor } from './cursor.js';
import { idempotencyKey } from './idempotencyKey.js';
import { withPictures } from './pictureAddresses.js';

export interface DonationParts {
  store: Store;
  areas: AreaRule;
  limiter: Limiter;
  origins: OriginLists;
  now: () => Date;
}

const createSchema = createDonationSchemaFor(knownCategories);

type DonationCalls = 'listCategories' | 'listDonations' | 'listNearbyDonations' | 'getDonation' | 'createDonation';

/** The calls about donations. */
export function donationCalls({
  store,
  areas,
  limiter,
  origins,
  now,
}: DonationParts): Pick<CallHandlers, DonationCalls> {
  const shown = (c: Context, donations: readonly Donation[]) =>
    withPictures(withAreas(areas, donations), origins.publicUrl ?? new URL(c.req.url).origin);

  return {
    listCategories: (c) => sendJson(c, knownCategories, { revalidated: true }),

    async listDonations(c) {
      const {
        limit = pageSize.standard,
        cursor,
        ...filter
      } = checked(endpoints.listDonations.query, queryOf(c.req.url));
      const { donations, total, isEstimate, hasMore } = await store.listDonations({
        ...filter,
        limit,
        before: readCursor(cursor),
      });
      const last = donations.at(-1);
      const next = new URL(c.req.url);
      if (last) next.searchParams.set('cursor', writeCursor(last));
      const link = hasMore ? { Link: `<${next.pathname}${next.search}>; rel="next"` } : undefined;
      return sendJson(c, shown(c, donations), {
        revalidated: true,
        headers: { [totalCountHeader]: String(total), ...(isEstimate && { [totalEstimateHeader]: 'true' }), ...link },
      });
    },

    async listNearbyDonations(c) {
      const {
        lat,
        lng,
        category,
        limit = pageSize.nearby,
      } = checked(endpoints.listNearbyDonations.query, queryOf(c.req.url));
      const isUnknown =
        category !== undefined && category !== '' && !knownCategories.some((known) => known === category);
      const donations = isUnknown
        ? []
        : await store.nearbyDonations({ position: { latitude: lat, longitude: lng }, category, limit });
      return sendJson(c, shown(c, donations), { revalidated: true });
    },

    async getDonation(c) {
      const { id } = checked(endpoints.getDonation.params, c.req.param());
      const donation = await store.donation(id);
      if (!donation) throw new Refusal(404, messages.donationNotFound);
      return sendJson(c, shown(c, [donation])[0], { revalidated: true });
    },

    async createDonation(c) {
      refuseForeign(c, origins);
      refuseForms(c);
      const sent = checked(createSchema, await readJson(c.req.raw));
      const key = idempotencyKey(c);
      await limiter.onCreate(c);
      const [donation] = withAreas(areas, [await store.addDonation(toDonation(sent, now()), key)]);
      return sendJson(c, donation, { status: 201, headers: { Location: `/api/donations/${donation?.id}` } });
    },
  };
}

/** What is kept of what was sent. The distance is dropped: it is the form's 0, or from a place that nobody knows (spec §5). */
function toDonation({ distance: _distance, createdAt, ...sent }: CreateDonation, now: Date): NewDonation {
  const isPast = createdAt !== undefined && Date.parse(createdAt) <= now.getTime();
  return { ...sent, createdAt: isPast ? createdAt : now.toISOString() };
}
