import { coded, donationLimits } from '@clothesline/api-client/contract';
import { viewRequest } from '@clothesline/api-client/hand-over';
import {
  memberEndpoints as endpoints,
  memberIssueTexts,
  memberLimits,
  type CreateWish,
  type Wish,
} from '@clothesline/api-client/members';
import type { Context, Handler } from 'hono';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { answerOnce } from '../accounts/answerOnce.js';
import { readBlocked } from '../accounts/blocks.js';
import { memberCalls, read, readBodyAs, readPathId } from '../accounts/memberCall.js';
import { readOrganization } from '../accounts/organizations.js';
import { perform } from '../hand-over/handOver.js';
import type { HandOverParts } from '../hand-over/handOverParts.js';
import { readBar } from '../hand-over/readBar.js';
import { takeStep } from '../hand-over/steps.js';
import { callRoutes } from '../http/callRoutes.js';
import { readQuery } from '../http/checked.js';
import { readCursor } from '../http/cursor.js';
import type { App, Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import type { ResponseCache } from '../http/responseCache.js';
import { sendJson } from '../http/sendJson.js';
import { sendList } from '../http/sendList.js';
import { listFilterToWords } from '../search/index.js';
import type { Tables } from '../store/tables.js';
import { roundToArea } from '../areas/areas.js';
import { addWish } from './addWish.js';
import { isTooFar } from './isTooFar.js';
import { isUnheld, matchWishes } from './matchWishes.js';
import { isShown, readWishes } from './readWishes.js';

const pageSize = 24;

type WishParts = Omit<HandOverParts, 'donations' | 'shown'>;

function wishCalls(parts: WishParts): Record<string, Handler<Environment>> {
  const { database, sessions, limiter, areas, categories, now } = parts;

  /** Also returns the people with wishes that the caller shouldn't see. */
  async function readViewer(c: Context<Environment>) {
    const viewer = await sessions.findUser(c);
    const blocked = viewer ? await readBlocked(database.db, viewer.id) : undefined;
    return { viewerId: viewer?.id, withoutOwners: blocked?.all ?? new Set<number>() };
  }

  const readSome = (which: RawBuilder<unknown>, db: Kysely<Tables> = database.db) =>
    readWishes(db, { which, limit: memberLimits.wishes.open, areas, now: now() });

  async function ownWish(db: Kysely<Tables>, id: number, userId: number): Promise<Wish> {
    const [wish] = await readSome(sql`w.id = ${id} and w.user_id = ${userId}`, db);
    if (!wish) throw new HttpError(404, 'notThere');
    return wish;
  }

  /** Throws a 422 `HttpError` if the category doesn't exist or if the end is in the past or too far in the future. */
  function checkWish({ category, endsAt }: CreateWish): void {
    const issues = [];
    if (category && !categories.includes(category)) {
      issues.push({ path: 'category', message: `Expected one of ${categories.join(', ')}` });
    }
    if (isTooFar(endsAt, now())) {
      issues.push({ path: 'endsAt', ...coded(memberIssueTexts, 'endOfWish', { days: memberLimits.wishes.days }) });
    }
    if (issues.length > 0) throw new HttpError(422, 'checkInput', { issues });
  }

  return memberCalls(parts.origins, {
    async listWishes(c) {
      const query = read(endpoints.listWishes.query, readQuery(c.req.url));
      const { search = '', category = '', size = '', lat, lng, radius, person, limit = pageSize, cursor } = query;
      const { withoutOwners } = await readViewer(c);
      const hasCategory = category !== '' && category !== categories[0];
      const sizes = size.trim() === '' ? undefined : listFilterToWords(size, hasCategory ? category : undefined);
      const conditions = [
        isShown(now(), withoutOwners),
        ...splitWords(search).map((word) => sql`strpos(lower(concat(w.title, ' ', w.reason)), ${word}) > 0`),
        ...(hasCategory ? [sql`${`@${category.toLowerCase()}`} = any(w.facets)`] : []),
        ...(sizes ? [sql`w.facets && ${sizes}::text[]`] : []),
        ...(person === undefined ? [] : [sql`w.user_id = ${person}`]),
      ];
      const found = await readWishes(database.db, {
        which: sql.join(conditions, sql` and `),
        ...(lat !== undefined && lng !== undefined && { position: { latitude: lat, longitude: lng } }),
        miles: radius,
        after: readCursor(cursor),
        limit: limit + 1,
        areas,
        now: now(),
      });
      return sendList(c, found.slice(0, limit), {
        next: {
          endpoint: endpoints.listWishes,
          hasMore: found.length > limit,
          query: ({ id }) => ({ cursor: String(id) }),
        },
      });
    },

    async listOwnWishes(c) {
      const user = await sessions.reader(c);
      const which = sql`w.user_id = ${user.id}`;
      return sendList(c, await readWishes(database.db, { which, limit: donationLimits.quantity, areas, now: now() }));
    },

    async matchWishes(c) {
      const {
        lat,
        lng,
        description = '',
        category = '',
        title,
      } = read(endpoints.matchWishes.query, readQuery(c.req.url));
      const { viewerId = 0, withoutOwners } = await readViewer(c);
      const { latitude, longitude } = roundToArea(areas, { userId: viewerId, latitude: lat, longitude: lng });
      const donation = { title, description, category, latitude, longitude, locationName: '' };
      const match = { areas, withoutOwners: [...withoutOwners, viewerId], now: now() };
      return sendList(c, title.trim() === '' ? [] : await matchWishes(database, donation, match));
    },

    async getWish(c) {
      const id = readPathId(c, endpoints.getWish.params);
      const { viewerId = 0, withoutOwners } = await readViewer(c);
      const [wish] = await readSome(
        sql`w.id = ${id} and (w.user_id = ${viewerId} or (${isShown(now(), withoutOwners)}))`,
      );
      if (!wish) throw new HttpError(404, 'notThere');
      return sendJson(c, wish);
    },

    async createWish(c) {
      const user = await sessions.writer(c);
      const sent = await readBodyAs(c, endpoints.createWish.body);
      checkWish(sent);
      await limiter.onWish(c, user.id);
      const wish = await answerOnce(database, { c, user, sent }, async (db) => {
        const id = await addWish(db, { ...sent, userId: user.id }, { areas, now: now() });
        return ownWish(db, id, user.id);
      });
      return sendJson(c, wish, { status: 201, headers: { Location: `/api/wishes/${wish.id}` } });
    },

    async closeWish(c) {
      const user = await sessions.writer(c);
      const id = readPathId(c, endpoints.closeWish.params);
      const sent = await readBodyAs(c, endpoints.closeWish.body);
      const wish = await answerOnce(database, { c, user, sent }, async (db) => {
        await ownWish(db, id, user.id);
        await db
          .updateTable('wishes')
          .set({ closed_at: now() })
          .where('id', '=', id)
          .where('closed_at', 'is', null)
          .execute();
        return ownWish(db, id, user.id);
      });
      return sendJson(c, wish);
    },

    async offerForWish(c) {
      const user = await sessions.writer(c);
      const wishId = readPathId(c, endpoints.offerForWish.params);
      const sent = await readBodyAs(c, endpoints.offerForWish.body);
      await limiter.onRequest(c, user.id);
      const { donationId } = sent;
      const answer = await takeStep(parts, { c, user, donationId, sent }, async (handOver) => {
        const { db, state } = handOver;
        if (state.donation.donorId !== user.id) throw new HttpError(403, 'notYours');
        const which = sql`w.id = ${wishId} and ${isShown(now())}`;
        const [found] = await readSome(which, db);
        if (!found || (await readBar(handOver, found.userId))) throw new HttpError(404, 'notThere');
        // lock the wish, otherwise two donors could both offer the last item that's wanted (after the accounts, because
        // `saveNeeds` locks in this order too)
        await sql`select from wishes where id = ${wishId} for update`.execute(db);
        const [wish] = await readSome(sql`${which} and ${isUnheld}`, db);
        if (!wish) throw new HttpError(409, 'wrongState');
        if (await wasDeclined(db, { wishId, donationId })) throw new HttpError(409, 'declinedBefore');
        const { userId: askerId, reason = '' } = wish;
        const place = (await readOrganization(db, askerId, ''))?.address;
        const { request } = await perform(handOver, { kind: 'offerFirst', askerId, wishId, reason, place });
        if (!request) throw new Error('The offer was not stored.');
        return viewRequest(request, user.id);
      });
      return sendJson(c, answer, { status: 201, headers: { Location: `/api/requests/${answer.id}` } });
    },
  });
}

/** Whether the owner of the wish declined the donation. Offers that the donor withdrew or that expired don't count. */
async function wasDeclined(
  db: Kysely<Tables>,
  { wishId, donationId }: { wishId: number; donationId: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('requests as r')
    .innerJoin('request_messages as m', 'm.request_id', 'r.id')
    .select('r.id')
    .where('r.wish_id', '=', wishId)
    .where('r.donation_id', '=', donationId)
    .where('m.code', '=', 'cancel')
    .executeTakeFirst();
  return found !== undefined;
}

const splitWords = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

export const wishRoutes = (parts: WishParts & { cache: ResponseCache }): App =>
  callRoutes(wishCalls(parts), parts.cache);
