import { donationLimits } from '@clothesline/api-client/contract';
import { canWriteIn, viewRequest, type RequestCommand, type RequestStep } from '@clothesline/api-client/hand-over';
import {
  mapRequestSteps,
  memberEndpoints as endpoints,
  memberLimits,
  requestSteps,
  type RequestStepName,
} from '@clothesline/api-client/members';
import type { Context } from 'hono';
import { sql } from 'kysely';
import { readPathId, readBodyAs, read } from '../accounts/memberCall.js';
import { haveBlock } from '../accounts/blocks.js';
import { readOrganization } from '../accounts/organizations.js';
import { readQuery } from '../http/checked.js';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { sendJson } from '../http/sendJson.js';
import { readCursor } from '../http/cursor.js';
import { sendList } from '../http/sendList.js';
import { perform, type HandOver } from './handOver.js';
import type { HandOverParts } from './handOverParts.js';
import { readBar } from './readBar.js';
import { readOwnRequest } from './readOwnRequest.js';
import { checkRoom, readMessages, readRequests } from './requestViews.js';
import { takeStep } from './steps.js';

/** Organizations confirm gifts without the donor's code, as moderators have verified them. */
async function withCode({ db, state }: HandOver, command: RequestCommand): Promise<RequestCommand> {
  if (command.kind !== 'receive' || command.by === 'donor' || command.code !== undefined) return command;
  const request = state.requests.find(({ id }) => id === command.requestId);
  const isTrusted = request?.wishId !== undefined && (await readOrganization(db, request.askerId, '')) !== undefined;
  return isTrusted ? { ...command, code: request.code } : command;
}

const pageSize = 100;

export function requestCalls(parts: HandOverParts) {
  const { database, sessions, limiter, durations, now } = parts;

  function step(name: RequestStepName) {
    return async (c: Context<Environment>): Promise<Response> => {
      const user = await sessions.writer(c);
      const { request, isDonor } = await readOwnRequest(database, c, user);
      const requestId = request.id;
      const sent = await readBodyAs(c, endpoints[name].body);
      const toStep = requestSteps[name] as (body: typeof sent, parse: typeof read) => RequestStep;
      const command = { ...toStep(sent, read), requestId, by: isDonor ? ('donor' as const) : ('asker' as const) };
      if (command.kind === 'receive' && command.code !== undefined) await limiter.onPickupCode(c, requestId);
      const donationId = request.donation_id;
      const answer = await takeStep(parts, { c, user, donationId, requestId, sent }, async (handOver) => {
        await perform(handOver, await withCode(handOver, command));
        return handOver.state.requests.filter(({ id }) => id === requestId).map((one) => viewRequest(one, user.id))[0];
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
      const step = { c, user, donationId, sent };
      const answer = await takeStep(parts, step, async (handOver) => {
        const barred = await readBar(handOver, user.id);
        const { request } = await perform(handOver, { kind: 'ask', askerId: user.id, ...sent, barred });
        if (!request) throw new Error('Failed to store the request.');
        return viewRequest(request, user.id);
      });
      return sendJson(c, answer, { status: 201, headers: { Location: `/api/requests/${answer.id}` } });
    },

    async listRequests(c: Context<Environment>) {
      const user = await sessions.reader(c);
      const { role, donation, limit = pageSize, cursor } = read(endpoints.listRequests.query, readQuery(c.req.url));
      const isAsker = sql`r.asker_id = ${user.id}`;
      const isDonor = sql`r.donor_id = ${user.id}`;
      const isMine = role === 'asker' ? isAsker : role === 'donor' ? isDonor : sql`(${isAsker} or ${isDonor})`;
      const which = donation === undefined ? isMine : sql`${isMine} and r.donation_id = ${donation}`;
      const page = sql`${which} and r.id < ${readCursor(cursor) ?? donationLimits.id}`;
      const reader = { viewerId: user.id, limit: limit + 1, now: now(), durations };
      const found = await readRequests(database.db, page, reader);
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from requests r where ${which}`.execute(database.db);
      const total = rows[0]?.total ?? 0;
      const [requests, hasMore] = [found.slice(0, limit), found.length > limit];
      return sendList(c, requests, {
        next: { endpoint: endpoints.listRequests, hasMore, query: ({ id }) => ({ cursor: String(id) }) },
        total,
      });
    },

    async getRequest(c: Context<Environment>) {
      const user = await sessions.reader(c);
      const { request } = await readOwnRequest(database, c, user);
      const { id: requestId, asker_id: askerId, donor_id: donorId, state } = request;
      const reader = { viewerId: user.id, limit: 1, now: now(), durations };
      const [seen] = await readRequests(database.db, sql`r.id = ${requestId}`, reader);
      if (!seen) throw new HttpError(404, 'notThere');
      const { unread: _unread, asker: _asker, ...shown } = seen;
      const isBlocked = await haveBlock(database.db, askerId, donorId);
      const page = { requestId, viewerId: user.id, limit: memberLimits.messagesPage };
      const { messages: newest, hasMore } = await readMessages(database.db, page);
      const oldest = newest.at(-1);
      return sendJson(c, {
        ...shown,
        ...((isBlocked || !canWriteIn(state)) && { canWrite: false }),
        messages: newest.toReversed(),
        ...(hasMore && oldest && { earlierMessages: String(oldest.id) }),
      });
    },

    async listMessages(c: Context<Environment>) {
      const user = await sessions.reader(c);
      const { request } = await readOwnRequest(database, c, user);
      const { limit = memberLimits.messagesPage, cursor } = read(endpoints.listMessages.query, readQuery(c.req.url));
      const { messages: found, hasMore } = await readMessages(database.db, {
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
      const { request, isDonor } = await readOwnRequest(database, c, user);
      const sent = await readBodyAs(c, endpoints.writeMessage.body);
      if (await haveBlock(database.db, request.asker_id, request.donor_id)) throw new HttpError(403, 'blocked');
      await limiter.onMessage(c, user.id);
      const requestId = request.id;
      const step = { c, user, donationId: request.donation_id, requestId, sent };
      const answer = await takeStep(parts, step, async (handOver) => {
        const { db } = handOver;
        const by = isDonor ? 'donor' : 'asker';
        const { messages: lines } = await perform(handOver, { kind: 'write', requestId, by, content: sent.content });
        const [written] = lines;
        if (!written) throw new Error('Failed to store the message.');
        await checkRoom(db, requestId, user.id);
        await db
          .updateTable('requests')
          .set(isDonor ? { donor_read: written.id } : { asker_read: written.id })
          .where('id', '=', requestId)
          .execute();
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
      const { request, isDonor } = await readOwnRequest(database, c, user);
      const { messageId } = await readBodyAs(c, endpoints.markRead.body);
      const column = sql.ref(isDonor ? 'donor_read' : 'asker_read');
      await sql`
        update requests set ${column} = greatest(${column}, m.id) from request_messages m
        where requests.id = ${request.id} and m.id = ${messageId} and m.request_id = requests.id`.execute(database.db);
      return sendJson(c, {});
    },

    ...mapRequestSteps(step),
  };
}
