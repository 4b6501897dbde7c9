import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import { timeSchema } from '../../../members/fields.js';
import { memberLimits } from '../../../members/limits.js';
import { canWriteIn } from '../../../members/states.js';
import { readQuery } from '../call.js';
import { HttpError, jsonResponse } from '../http.js';
import { readId, notThere, notYours, makePage, read, readBody, reader, writer, type MemberCall } from './call.js';
import { findHandOver } from './visibleDonations.js';
import { addMessage, notify, type HandOver } from './handOver.js';
import { once } from './once.js';
import { accept, ask, cancel, decline, miss, object, promise, receive } from './requestRules.js';
import { waitTime, listedView, viewMessages, objectionTime, seenView, viewRequest } from './requestView.js';
import { isBlocked, replace, type FakeRequest } from './store.js';

type Part = 'asker' | 'donor';

/** Returns a request of the caller. Throws a `HttpError` (404, 403). */
function ownRequest(call: MemberCall, callerId: number, who: readonly Part[] = ['asker', 'donor']) {
  const id = readId(call);
  const request = call.store.requests.find((one) => one.id === id);
  if (!request) throw notThere();
  const isDonor = request.donorId === callerId;
  if (!isDonor && request.askerId !== callerId) throw notThere();
  if (!who.includes(isDonor ? 'donor' : 'asker')) throw notYours();
  return { request, isDonor };
}

/** A call that moves a request along. */
function step<Sent extends object>(
  who: readonly Part[],
  readSent: (call: MemberCall) => Promise<Sent>,
  work: (handOver: HandOver, request: FakeRequest, sent: Sent, isDonor: boolean) => FakeRequest,
) {
  return async (call: MemberCall): Promise<Response> => {
    const { id } = writer(call);
    const { request, isDonor } = ownRequest(call, id, who);
    const sent = await readSent(call);
    const answer = once(call, sent, () =>
      viewRequest(work(findHandOver(call, request.donationId), request, sent, isDonor), id),
    );
    return jsonResponse(200, answer);
  };
}

/** The calls about requests. */
export const requestHandlers = {
  async requestDonation(call: MemberCall) {
    const { id } = writer(call);
    const handOver = findHandOver(call, readId(call));
    const sent = await readBody(call, endpoints.requestDonation.body);
    return jsonResponse(
      201,
      once(call, sent, () => viewRequest(ask(handOver, id, sent), id)),
    );
  },

  listRequests(call: MemberCall) {
    const { id } = reader(call);
    const { role, donation, limit = 100, cursor } = read(endpoints.listRequests.query, readQuery(call.url));
    const mine = call.store.requests
      .filter(({ askerId, donorId }) => (askerId === id && role !== 'donor') || (donorId === id && role !== 'asker'))
      .filter(({ donationId }) => donation === undefined || donationId === donation)
      .sort((one, other) => other.id - one.id);
    const { page, headers } = makePage(call, mine, { limit, cursor });
    return jsonResponse(
      200,
      page.map((request) => listedView(call.store, request, id, call.now)),
      headers,
    );
  },

  getRequest(call: MemberCall) {
    const { id } = reader(call);
    const { request, isDonor } = ownRequest(call, id);
    const all = viewMessages(call.store, request, id);
    const newest = all.slice(-memberLimits.messagesPage);
    return jsonResponse(200, {
      ...seenView(call.store, request, id),
      ...(isDonor ? waitTime(call.store, request, call.now) : objectionTime(request, call.now)),
      ...((isBlocked(call.store, request.askerId, request.donorId) || !canWriteIn(request.state)) && {
        canWrite: false,
      }),
      messages: newest,
      ...(newest.length < all.length && { earlierMessages: String(newest[0]?.id) }),
    });
  },

  listMessages(call: MemberCall) {
    const { id } = reader(call);
    const { request } = ownRequest(call, id);
    const { limit = memberLimits.messagesPage, cursor } = read(endpoints.listMessages.query, readQuery(call.url));
    const { page, headers } = makePage(call, viewMessages(call.store, request, id).toReversed(), { limit, cursor });
    return jsonResponse(200, page, headers);
  },

  async writeMessage(call: MemberCall) {
    const { id } = writer(call);
    const { request, isDonor } = ownRequest(call, id);
    const sent = await readBody(call, endpoints.writeMessage.body);
    const { store, now } = call;
    if (isBlocked(store, request.askerId, request.donorId)) {
      throw new HttpError(403, { message: 'You cannot write to this person.' });
    }
    if (!canWriteIn(request.state)) throw new HttpError(409, { message: 'Neither of you can write here any more.' });
    const answer = once(call, sent, () => {
      const written = addMessage(store, request.id, { authorId: id, content: sent.content, now });
      const message = written.messages.at(-1);
      replace(store.requests, { ...written, [isDonor ? 'donorRead' : 'askerRead']: message?.id });
      const other = isDonor ? request.askerId : request.donorId;
      const isTold = store.notices.some(
        ({ userId, kind, requestId, isRead }) =>
          userId === other && kind === 'message' && requestId === request.id && !isRead,
      );
      if (!isTold) notify(findHandOver(call, request.donationId), other, 'message', { requestId: request.id });
      return message;
    });
    return jsonResponse(201, answer);
  },

  async markRead(call: MemberCall) {
    const { id } = writer(call);
    const { request, isDonor } = ownRequest(call, id);
    const { messageId } = await readBody(call, endpoints.markRead.body);
    const name = isDonor ? 'donorRead' : 'askerRead';
    if (request.messages.some((one) => one.id === messageId) && messageId > (request[name] ?? 0)) {
      replace(call.store.requests, { ...request, [name]: messageId });
    }
    return jsonResponse(200, {});
  },

  promise: step(['donor'], (call) => readBody(call, endpoints.promise.body), promise),
  acceptOffer: step(
    ['asker', 'donor'],
    (call) => readBody(call, endpoints.acceptOffer.body),
    (handOver, request, sent, isDonor) => {
      const isNamed = sent.from !== undefined || sent.to !== undefined;
      return accept(handOver, request, { isDonor, time: isNamed ? read(timeSchema, sent) : undefined });
    },
  ),
  declineRequest: step(
    ['donor'],
    (call) => readBody(call, endpoints.declineRequest.body),
    (handOver, request, { reason = '' }) => decline(handOver, request, reason),
  ),
  cancelRequest: step(
    ['asker', 'donor'],
    (call) => readBody(call, endpoints.cancelRequest.body),
    (handOver, request, { reason = '' }, isDonor) => cancel(handOver, request, { isDonor, reason }),
  ),
  markReceived: step(
    ['asker', 'donor'],
    (call) => readBody(call, endpoints.markReceived.body),
    (handOver, request, { code }, isDonor) => receive(handOver, request, { isDonor, code }),
  ),
  markMissed: step(['donor'], (call) => readBody(call, endpoints.markMissed.body), miss),
  objectToMissed: step(['asker'], (call) => readBody(call, endpoints.objectToMissed.body), object),
};
