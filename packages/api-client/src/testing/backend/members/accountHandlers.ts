import { errorText } from '../../../members/texts.js';
import type { Account } from '../../../members/account.js';
import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import { memberLimits } from '../../../members/limits.js';
import type { Person } from '../../../members/person.js';
import { hasEnded } from '../../../hand-over/states.js';
import { jsonResponse } from '../http.js';
import { readId, issue, notThere, readBody, reader, writer, wrongState, type MemberCall } from './call.js';
import { visibleDonations, endAll } from './visibleDonations.js';
import { once } from './once.js';
import { prove } from './securityHandlers.js';
import { perform } from './handOver.js';
import { findOrganization } from './organizationHandlers.js';
import { toPasskey } from './passkeyHandlers.js';
import { ownView } from './ownDonationHandlers.js';
import { viewRequest } from '../../../hand-over/view.js';
import { isBlocked, replace, type MemberStore } from './store.js';

const day = 86_400_000;

function publicPerson({ store, caller }: MemberCall, id: number): Person {
  const account = store.accounts.find((one) => one.id === id);
  const donations = visibleDonations(store, id, caller?.id);
  const isOut = account && (account.deletedAt !== null || (account.suspendedFor !== null && caller?.id !== id));
  if (isOut || (!account && donations.length === 0)) throw notThere();
  const organization = findOrganization(store, id);
  return {
    id,
    displayName: account?.displayName ?? `User #${id}`,
    username: account?.username ?? null,
    profileImage: account?.profileImage ?? null,
    location: account?.location || null,
    bio: account?.bio ?? null,
    ...(organization && { organization }),
    ...(account && { createdAt: account.createdAt, gave: countGiven(store, id) }),
    donations: caller?.id === id ? donations.map((donation) => ownView(store, donation)) : donations,
    ...(caller && {
      isBlocked: store.blocks.some(([by, of]) => by === caller.id && of === id),
      canAsk: !isBlocked(store, caller.id, id),
    }),
  };
}

const countGiven = (store: MemberStore, donorId: number) =>
  store.donations.filter(({ userId, status }) => userId === donorId && status === 'given').length;

function block(isBlocking: boolean) {
  return async (call: MemberCall): Promise<Response> => {
    const caller = writer(call);
    const { store } = call;
    const id = readId(call);
    await readBody(call, endpoints.blockPerson.body);
    if (id === caller.id) throw issue('id', errorText('thisIsYou'));
    publicPerson({ ...call, caller: store.accounts.find((one) => one.id === id) }, id);
    store.blocks = store.blocks.filter(([by, of]) => by !== caller.id || of !== id);
    if (isBlocking) {
      store.blocks.push([caller.id, id]);
      cancelBetween(call, caller);
    }
    return jsonResponse(200, {});
  };
}

function cancelBetween(call: MemberCall, { id }: Account): void {
  const { store } = call;
  for (const request of store.requests) {
    if (hasEnded(request.state) || !isBlocked(store, request.askerId, request.donorId)) continue;
    const { id: requestId, donationId, donorId, state } = request;
    const by = donorId === id ? 'donor' : 'asker';
    const kind = by === 'donor' && state === 'waiting' ? 'decline' : 'cancel';
    perform(call, donationId, { kind, requestId, by });
  }
}

function exported(store: MemberStore, account: Account) {
  const mine = store.requests.filter(({ askerId, donorId }) => askerId === account.id || donorId === account.id);
  return {
    account,
    donations: visibleDonations(store, account.id, account.id),
    passkeys: store.passkeys.filter(({ userId }) => userId === account.id).map(toPasskey),
    requests: mine.map((request) => viewRequest(request, account.id)),
    messages: mine.flatMap(({ messages }) => messages.filter(({ authorId }) => authorId === account.id)),
    notices: store.notices.filter(({ userId }) => userId === account.id).map(({ kind, text }) => ({ kind, text })),
    blocks: store.blocks.filter(([by]) => by === account.id).map(([, personId]) => ({ personId })),
  };
}

export const accountHandlers = {
  getAccount: (call: MemberCall) => jsonResponse(200, reader(call)),

  async updateAccount(call: MemberCall) {
    const account = writer(call);
    const { store } = call;
    const sent = await readBody(call, endpoints.updateAccount.body);
    const answer = once(call, sent, () => {
      if (store.accounts.some(({ id, username }) => id !== account.id && username === sent.username)) {
        throw issue('username', errorText('usernameTaken'), 409);
      }
      const { displayName = account.displayName, location = account.location, mails, ...others } = sent;
      const changes = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
      return replace(store.accounts, {
        ...account,
        ...changes,
        mails: { ...account.mails, ...mails },
        displayName: displayName.trim(),
        location: location.trim(),
      });
    });
    return jsonResponse(200, answer);
  },

  async deleteAccount(call: MemberCall) {
    const account = reader(call);
    const { store, now } = call;
    const { proof } = await readBody(call, endpoints.deleteAccount.body);
    prove(call, account, proof);
    if (account.deletedAt !== null) return jsonResponse(200, account);
    endAll(call, account.id);
    const deletedAt = new Date(now.getTime() + memberLimits.deletionDays * day).toISOString();
    return jsonResponse(200, replace(store.accounts, { ...account, deletedAt }));
  },

  async restoreAccount(call: MemberCall) {
    const account = reader(call);
    await readBody(call, endpoints.restoreAccount.body);
    if (account.deletedAt === null) throw wrongState();
    return jsonResponse(200, replace(call.store.accounts, { ...account, deletedAt: null }));
  },

  exportAccount: (call: MemberCall) => jsonResponse(200, exported(call.store, reader(call))),

  getPerson: (call: MemberCall) => jsonResponse(200, publicPerson(call, readId(call))),

  blockPerson: block(true),
  unblockPerson: block(false),
};
