import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import { coded } from '../../../contract/coded.js';
import { readIssues } from '../../../contract/error.js';
import type { Organization } from '../../../contract/organization.js';
import { memberIssues } from '../../../locales/members/en/memberIssues.js';
import { memberLimits } from '../../../members/limits.js';
import type { NeedResult, OwnOrganization } from '../../../members/organization.js';
import { needInputSchema } from '../../../members/organizationInput.js';
import { errorText } from '../../../members/texts.js';
import type { Wish } from '../../../members/wish.js';
import * as z from 'zod/mini';
import { HttpError, jsonResponse } from '../http.js';
import { notThere, readBody, reader, readId, writer, type MemberCall } from './call.js';
import { once } from './once.js';
import { nextId, replace, type FakeWish, type MemberStore } from './store.js';

/** Returns an account's own organization with its current picture. */
export function findOwnOrganization(store: MemberStore, id: number): OwnOrganization | undefined {
  const found = store.organizations.find((one) => one.id === id);
  return found && { ...found, logo: store.accounts.find((one) => one.id === id)?.profileImage ?? null };
}

/** Returns the public view of a confirmed organization. */
export function findOrganization(store: MemberStore, id: number): Organization | undefined {
  const found = findOwnOrganization(store, id);
  const account = store.accounts.find((one) => one.id === id);
  if (found?.state !== 'confirmed' || account?.deletedAt !== null || account.suspendedFor !== null) return undefined;
  const { state: _state, refusedFor: _reason, ...organization } = found;
  return organization;
}

export const organizationHandlers = {
  getOrganization(call: MemberCall) {
    const found = findOrganization(call.store, readId(call));
    if (!found) throw notThere();
    const needs = call.store.wishes.filter(
      ({ userId, state, endsAt }) => userId === found.id && state === 'open' && Date.parse(endsAt) > call.now.getTime(),
    );
    return jsonResponse(200, { ...found, needs: needs.map(toNeed) });
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

  async saveNeeds(call: MemberCall) {
    const { id: userId } = writer(call);
    const { store } = call;
    const { needs, isTrial, ...place } = await readBody(call, endpoints.saveNeeds.body);
    if (!findOrganization(store, userId)) throw new HttpError(403, errorText('notAnOrganization'));
    const before = [...store.wishes];
    const answer = once(call, { needs, isTrial, ...place }, () =>
      needs.map((line) => saveNeed(call, userId, line, place)),
    );
    if (isTrial) store.wishes = before;
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

const toNeed = ({ id, title, reason, category, amount, received, endsAt }: Wish) => ({
  id,
  title,
  reason,
  category,
  amount,
  received,
  endsAt,
});

function saveNeed(
  { store, now }: MemberCall,
  userId: number,
  line: unknown,
  place: Pick<Wish, 'latitude' | 'longitude' | 'locationName'>,
): NeedResult {
  const parsed = z.safeParse(needInputSchema, line);
  if (!parsed.success) return { result: 'failed', issues: readIssues(parsed.error) };
  const { id, ...sent } = parsed.data;
  if (sent.endsAt !== undefined && Date.parse(sent.endsAt) <= now.getTime()) {
    const issue = coded(memberIssues, 'endOfWish', { days: memberLimits.wishes.days });
    return { result: 'failed', issues: [{ path: 'endsAt', ...issue }] };
  }
  if (id === undefined) {
    const endsAt = sent.endsAt ?? new Date(now.getTime() + memberLimits.wishes.days * 86_400_000).toISOString();
    const added = { id: nextId(store.wishes), userId, received: 0, createdAt: now.toISOString(), ...sent, ...place };
    store.wishes.push({ ...added, endsAt, state: 'open', isNeed: true });
    return { result: 'added', id: added.id };
  }
  const known = store.wishes.find((one) => one.id === id && one.userId === userId);
  if (!known) return { result: 'failed', issues: [{ path: 'id', ...errorText('notThere') }] };
  if (known.title !== sent.title) {
    return { result: 'failed', issues: [{ path: 'title', ...coded(memberIssues, 'fixedTitle') }] };
  }
  const changed: FakeWish = { ...known, ...sent, id };
  if (JSON.stringify(changed) === JSON.stringify(known)) return { result: 'unchanged', id };
  const isMet = changed.received >= changed.amount;
  const { state, endsAt } = known.state === 'received' ? changed : known;
  if (!isMet && (state === 'closed' || Date.parse(endsAt) <= now.getTime())) {
    return { result: 'failed', issues: [{ path: 'title', ...coded(memberIssues, 'closedNeed') }] };
  }
  changed.state = isMet ? 'received' : 'open';
  replace(store.wishes, changed);
  return { result: 'changed', id };
}

/** Opens or reopens the moderation entry for an organization. */
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
