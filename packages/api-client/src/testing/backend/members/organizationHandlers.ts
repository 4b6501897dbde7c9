import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import type { Organization, OwnOrganization } from '../../../members/organization.js';
import { jsonResponse } from '../http.js';
import { notThere, readBody, reader, readId, writer, type MemberCall } from './call.js';
import { once } from './once.js';
import { nextId, replace, type MemberStore } from './store.js';

/** Returns the organization of an account as its owner sees it, with the current picture of the account. */
export function findOwnOrganization(store: MemberStore, id: number): OwnOrganization | undefined {
  const found = store.organizations.find((one) => one.id === id);
  return found && { ...found, logo: store.accounts.find((one) => one.id === id)?.profileImage ?? null };
}

/** Returns a confirmed organization as everybody sees it. */
export function findOrganization(store: MemberStore, id: number): Organization | undefined {
  const found = findOwnOrganization(store, id);
  const account = store.accounts.find((one) => one.id === id);
  if (found?.state !== 'confirmed' || account?.deletedAt !== null || account.suspendedFor !== null) return undefined;
  const { state: _state, refusedFor: _reason, ...organization } = found;
  return organization;
}

/** Calls about organizations. */
export const organizationHandlers = {
  getOrganization(call: MemberCall) {
    const found = findOrganization(call.store, readId(call));
    if (!found) throw notThere();
    return jsonResponse(200, found);
  },

  getOwnOrganization: (call: MemberCall) => jsonResponse(200, findOwnOrganization(call.store, reader(call).id) ?? null),

  async setOrganization(call: MemberCall) {
    const { id } = writer(call);
    const { store, now } = call;
    const sent = await readBody(call, endpoints.setOrganization.body);
    const answer = once(call, sent, () => {
      const before = store.organizations.find((one) => one.id === id);
      const isSame = (['name', 'address', 'contact'] as const).every((field) => before?.[field] === sent[field].trim());
      const state = isSame && before?.state === 'confirmed' ? before.state : ('waiting' as const);
      const saved = {
        id,
        logo: null,
        name: sent.name.trim(),
        address: sent.address.trim(),
        hours: sent.hours.trim(),
        rules: sent.rules.trim(),
        contact: sent.contact.trim(),
        state,
      };
      store.organizations = [...store.organizations.filter((one) => one.id !== id), saved];
      if (state === 'waiting') openEntry(store, id, now);
      return findOwnOrganization(store, id);
    });
    return jsonResponse(200, answer);
  },

  async removeOrganization(call: MemberCall) {
    const { id } = writer(call);
    await readBody(call, endpoints.removeOrganization.body);
    call.store.organizations = call.store.organizations.filter((one) => one.id !== id);
    call.store.entries = call.store.entries.map((entry) =>
      entry.kind === 'organization' && entry.targetId === id ? { ...entry, state: 'dismissed' } : entry,
    );
    return jsonResponse(200, {});
  },
};

/** Asks a moderator to confirm an organization, in the entry with all decisions about it. */
function openEntry(store: MemberStore, id: number, now: Date): void {
  const known = store.entries.find((one) => one.kind === 'organization' && one.targetId === id);
  if (known) return void replace(store.entries, { ...known, state: 'open' });
  store.entries.push({
    id: nextId(store.entries),
    kind: 'organization',
    targetId: id,
    reasons: [],
    words: [],
    createdAt: now.toISOString(),
    state: 'open',
  });
}
