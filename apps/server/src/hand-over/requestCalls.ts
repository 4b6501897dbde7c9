import { canWriteIn, memberEndpoints as endpoints, memberLimits } from '@clothesline/api-client/members';
import type { Context } from 'hono';
import { readPathId, readBodyAs, read } from '../accounts/memberCall.js';
import { haveBlock } from '../accounts/blocks.js';
import { readQuery } from '../http/checked.js';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { messages } from '../http/messages.js';
import { sendJson } from '../http/sendJson.js';
import { readCursor } from '../http/cursor.js';
import { sendList } from '../http/sendList.js';
import { acceptTime } from './acceptTime.js';
import { rememberAnswer } from './answers.js';
import { notify, type HandOver, type Request } from './handOver.js';
import type { HandOverParts } from './handOverParts.js';
import { readOwnRequest, type Part } from './readOwnRequest.js';
import { accept, ask, cancel, decline, miss, object, promise, receive } from './requestRules.js';
import {
  checkRoom,
  firstChoice,
  listRequests,
  readObjectUntil,
  readListing,
  readTitle,
  readMessages,
  toRequest,
  withoutGone,
} from './requestViews.js';
import { readRequest, takeStep } from './steps.js';

/** Requests of a list where the caller does not say. */
const pageSize = 100;

/** The calls about requests. */
export function requestCalls(parts: HandOverParts) {
  const { store, sessions, limiter, now } = parts;
  const { durations } = parts;

  /** A call that moves a request along. */
  function step<Sent>(
    who: readonly Part[],
    readSent: (c: Context<Environment>) => Promise<Sent>,
    work: (handOver: HandOver, request: Request, sent: Sent, isDonor: boolean) => Promise<Request>,
  ) {
    return async (c: Context<Environment>): Promise<Response> => {
      const user = await sessions.writer(c);
      const { request, isDonor } = await readOwnRequest(store, c, user, who);
      const sent = await readSent(c);
      const answer = await takeStep(parts, { c, user, donationId: request.donation_id, sent }, async (handOver) => {
        const current = await readRequest(handOver, request.id);
        return toRequest(await work(handOver, current, sent, isDonor), user.id);
      });
      return sendJson(c, answer);
    };
  }

  return {
    async requestDonation(c: Context<Environment>) {
      const user = await sessions.writer(c);
      const donationId = readPathId(c, endpoints.requestDonation.params);
      const sent = await readBodyAs(c, endpoints.requestDonation.body);
      await limiter.onRequest(c, user.id);
      const answer = await takeStep(parts, { c, user, donationId, sent }, async (handOver) =>
        toRequest(await ask(handOver, user.id, sent), user.id),
      );
      return sendJson(c, answer, { status: 201, headers: { Location: `/api/requests/${answer.id}` } });
    },

    async listRequests(c: Context<Environment>) {
      const user = await sessions.reader(c);
      const { role, donation, limit = pageSize, cursor } = read(endpoints.listRequests.query, readQuery(c.req.url));
      const page = {
        viewerId: user.id,
        role,
        donationId: donation,
        limit,
        before: readCursor(cursor),
        now: now(),
        durations,
      };
      const { requests, total, hasMore } = await listRequests(store.db, page);
      return sendList(c, requests, {
        next: { endpoint: endpoints.listRequests, hasMore, query: ({ id }) => ({ cursor: String(id) }) },
        total,
      });
    },

    async getRequest(c: Context<Environment>) {
      const user = await sessions.reader(c);
      const { request, isDonor } = await readOwnRequest(store, c, user);
      const seen = await withoutGone(store.db, toRequest(request, user.id), user.id);
      const listing = await readListing(store.db, request);
      const isBlocked = await haveBlock(store.db, request.asker_id, request.donor_id);
      const page = { requestId: request.id, viewerId: user.id, limit: memberLimits.messagesPage };
      const { messages: newest, hasMore } = await readMessages(store.db, page);
      const oldest = newest.at(-1);
      return sendJson(c, {
        ...seen,
        ...readTitle(request, user.id, listing.title),
        ...(listing.donorName !== null && { donorName: listing.donorName }),
        ...(isDonor
          ? firstChoice(request, listing.listedAt, durations.chooseAfter, now())
          : readObjectUntil(request, durations, now())),
        ...((isBlocked || !canWriteIn(request.state)) && { canWrite: false }),
        messages: newest.toReversed(),
        ...(hasMore && oldest && { earlierMessages: String(oldest.id) }),
      });
    },

    async listMessages(c: Context<Environment>) {
      const user = await sessions.reader(c);
      const { request } = await readOwnRequest(store, c, user);
      const { limit = memberLimits.messagesPage, cursor } = read(endpoints.listMessages.query, readQuery(c.req.url));
      const { messages: found, hasMore } = await readMessages(store.db, {
        requestId: request.id,
        viewerId: user.id,
        limit: Math.min(limit, memberLimits.messagesPage),
        before: readCursor(cursor),
      });
      return sendList(c, found, {
        next: { endpoint: endpoints.listMessages, hasMore, query: ({ id }) => ({ cursor: String(id) }) },
      });
    },

    async writeMessage(c: Context<Environment>) {
      const user = await sessions.writer(c);
      const { request, isDonor } = await readOwnRequest(store, c, user);
      const sent = await readBodyAs(c, endpoints.writeMessage.body);
      if (await haveBlock(store.db, request.asker_id, request.donor_id)) throw new HttpError(403, messages.blocked);
      await limiter.onMessage(c, user.id);
      const step = { c, user, donationId: request.donation_id, sent };
      const answer = await takeStep(parts, step, async (handOver) => {
        const { db } = handOver;
        const { state } = await readRequest(handOver, request.id);
        if (!canWriteIn(state)) {
          throw new HttpError(409, messages.conversationOver);
        }
        await checkRoom(db, request.id, user.id, sent.content);
        const written = await db
          .insertInto('request_messages')
          .values({ request_id: request.id, author_id: user.id, content: sent.content, created_at: handOver.now })
          .returningAll()
          .executeTakeFirstOrThrow();
        await db
          .updateTable('requests')
          .set({ updated_at: handOver.now, ...(isDonor ? { donor_read: written.id } : { asker_read: written.id }) })
          .where('id', '=', request.id)
          .execute();
        if (isDonor) await rememberAnswer(handOver);
        // A thank-you is worth reading in the mail; words before that may name a place.
        const thanks = state === 'received' ? sent.content : undefined;
        await tellOfMessage(handOver, request, isDonor ? request.asker_id : request.donor_id, thanks);
        return {
          id: written.id,
          authorId: written.author_id,
          content: written.content,
          createdAt: written.created_at.toISOString(),
        };
      });
      return sendJson(c, answer, { status: 201 });
    },

    async markRead(c: Context<Environment>) {
      const user = await sessions.writer(c);
      const { request, isDonor } = await readOwnRequest(store, c, user);
      const { messageId } = await readBodyAs(c, endpoints.markRead.body);
      const column = isDonor ? 'donor_read' : 'asker_read';
      await store.db
        .updateTable('requests')
        .set({ [column]: messageId })
        .where('id', '=', request.id)
        .where((where) => where.or([where(column, 'is', null), where(column, '<', messageId)]))
        .where((where) =>
          where.exists(
            where
              .selectFrom('request_messages')
              .select('request_messages.id')
              .where('request_messages.id', '=', messageId)
              .where('request_id', '=', request.id),
          ),
        )
        .execute();
      return sendJson(c, {});
    },

    promise: step(
      ['donor'],
      (c) => readBodyAs(c, endpoints.promise.body),
      (handOver, request, sent) => promise(handOver, request, sent),
    ),
    acceptOffer: step(
      ['asker', 'donor'],
      async (c) => acceptTime(await readBodyAs(c, endpoints.acceptOffer.body)),
      (handOver, request, time, isDonor) => accept(handOver, request, { isDonor, time }),
    ),
    declineRequest: step(
      ['donor'],
      (c) => readBodyAs(c, endpoints.declineRequest.body),
      (handOver, request, { reason = '' }) => decline(handOver, request, reason),
    ),
    cancelRequest: step(
      ['asker', 'donor'],
      (c) => readBodyAs(c, endpoints.cancelRequest.body),
      (handOver, request, { reason = '' }, isDonor) => cancel(handOver, request, { isDonor, reason }),
    ),
    markReceived: step(
      ['asker', 'donor'],
      async (c) => {
        const sent = await readBodyAs(c, endpoints.markReceived.body);
        const id = readPathId(c, endpoints.getRequest.params);
        if (sent.code !== undefined) await limiter.onPickupCode(c, id);
        return sent;
      },
      (handOver, request, { code }, isDonor) => receive(handOver, request, { isDonor, code }),
    ),
    markMissed: step(
      ['donor'],
      (c) => readBodyAs(c, endpoints.markMissed.body),
      (handOver, request) => miss(handOver, request),
    ),
    objectToMissed: step(
      ['asker'],
      (c) => readBodyAs(c, endpoints.objectToMissed.body),
      async (handOver, request) => {
        const objected = await object(handOver, request);
        await tellOfMessage(handOver, request, request.donor_id);
        return objected;
      },
    ),
  };
}

/** Adds one notice for all unread messages. */
async function tellOfMessage(handOver: HandOver, request: Request, userId: number, thanks?: string): Promise<void> {
  const unread = await handOver.db
    .selectFrom('notices')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', request.id)
    .where('kind', '=', 'message')
    .where('read_at', 'is', null)
    .executeTakeFirst();
  if (!unread) await notify(handOver, userId, 'message', { requestId: request.id, words: thanks });
}
