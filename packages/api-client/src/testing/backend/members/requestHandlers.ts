import { errorText } from '../../../members/texts.js';
import type { RequestStep } from '../../../hand-over/commands.js';
import { viewRequest } from '../../../hand-over/view.js';
import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import { memberLimits } from '../../../members/limits.js';
import { mapRequestSteps, requestSteps, type RequestStepName } from '../../../members/requestSteps.js';
import { canWriteIn } from '../../../hand-over/states.js';
import { readQuery } from '../call.js';
import { HttpError, jsonResponse } from '../http.js';
import { readId, notThere, makePage, read, readBody, reader, writer, type MemberCall } from './call.js';
import { findDonation, perform } from './handOver.js';
import { once } from './once.js';
import { findOrganization } from './organizationHandlers.js';
import { listedView, viewMessages } from './requestView.js';
import { canSee, isBlocked, replace } from './store.js';

/** Throws an `HttpError` (404). */
function ownRequest(call: MemberCall, callerId: number) {
  const id = readId(call);
  const request = call.store.requests.find((one) => one.id === id);
  const isDonor = request?.donorId === callerId;
  if (!request || (!isDonor && request.askerId !== callerId)) throw notThere();
  return { request, isDonor };
}

function step(name: RequestStepName) {
  return async (call: MemberCall): Promise<Response> => {
    const { id } = writer(call);
    const { request, isDonor } = ownRequest(call, id);
    const sent = await readBody(call, endpoints[name].body);
    // TypeScript can't relate a body to its call.
    const toStep = requestSteps[name] as (body: typeof sent, parse: typeof read) => RequestStep;
    const by = isDonor ? ('donor' as const) : ('asker' as const);
    const answer = once(call, sent, () => {
      const step = toStep(sent, read);
      const isTrusted = !isDonor && request.wishId !== undefined && findOrganization(call.store, id) !== undefined;
      const known = step.kind === 'receive' && isTrusted ? { ...step, code: step.code ?? request.code } : step;
      const saved = perform(call, request.donationId, { ...known, requestId: request.id, by });
      return saved.filter((one) => one.id === request.id).map((one) => viewRequest(one, id))[0];
    });
    return jsonResponse(200, answer);
  };
}

export const requestHandlers = {
  async requestDonation(call: MemberCall) {
    const { id: askerId } = writer(call);
    const { store } = call;
    const donation = findDonation(store, readId(call));
    const sent = await readBody(call, endpoints.requestDonation.body);
    const answer = once(call, sent, () => {
      // 404 hides the block.
      const barred = canSee(store, donation, askerId) ? undefined : 'donationNotFound';
      const made = perform(call, donation.id, { kind: 'ask', askerId, ...sent, barred }).at(-1);
      return made && viewRequest(made, askerId);
    });
    return jsonResponse(201, answer);
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
    const { request } = ownRequest(call, id);
    const { unread: _unread, asker: _asker, ...seen } = listedView(call.store, request, id, call.now);
    const all = viewMessages(call.store, request, id);
    const newest = all.slice(-memberLimits.messagesPage);
    return jsonResponse(200, {
      ...seen,
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
    const { store } = call;
    if (isBlocked(store, request.askerId, request.donorId)) {
      throw new HttpError(403, errorText('blocked'));
    }
    const answer = once(call, sent, () => {
      const by = isDonor ? 'donor' : 'asker';
      const command = { kind: 'write', requestId: request.id, by, content: sent.content } as const;
      perform(call, request.donationId, command);
      const written = ownRequest(call, id).request;
      const message = written.messages.at(-1);
      replace(store.requests, { ...written, [isDonor ? 'donorRead' : 'askerRead']: message?.id });
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

  ...mapRequestSteps(step),
};
