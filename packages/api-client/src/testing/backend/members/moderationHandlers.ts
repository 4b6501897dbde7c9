import { errorText } from '../../../members/texts.js';
import { defaultStatus } from '../../../contract/donation.js';
import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import type { OwnOrganization } from '../../../members/organization.js';
import type { EntryKind, ModerationEntry, ModerationTarget } from '../../../members/report.js';
import { noticeText, type NoticeText } from '../../../members/texts.js';
import type { Wish } from '../../../members/wish.js';
import type { Report } from '../../../members/reportInput.js';
import { readQuery } from '../call.js';
import { HttpError, jsonResponse } from '../http.js';
import { readId, moderator, notThere, makePage, read, readBody, writer, wrongState, type MemberCall } from './call.js';
import { endAll } from './visibleDonations.js';
import { findDonation, perform, setStatus, tell } from './handOver.js';
import { once } from './once.js';
import { nextId, replace, type MemberStore } from './store.js';

/** Returns the author of reported content; undefined if it is missing. */
function findAuthor({ donations, requests, accounts, wishes }: MemberStore, kind: EntryKind, id: number) {
  if (kind === 'contact') return undefined;
  if (kind === 'donation') return donations.find((one) => one.id === id)?.userId;
  if (kind === 'wish') return wishes.find((one) => one.id === id)?.userId;
  if (kind === 'person' || kind === 'organization') return accounts.find((one) => one.id === id)?.id;
  return requests.flatMap(({ messages }) => messages).find((one) => one.id === id)?.authorId ?? undefined;
}

/** Adds to the open entry for the content. */
function addReport({ store, now }: MemberCall, { kind, id, reason, words }: Report): ModerationEntry {
  const known = store.entries.find((one) => one.kind === kind && one.targetId === id && one.state === 'open');
  const entry: ModerationEntry = known ?? {
    id: nextId(store.entries),
    kind,
    targetId: id,
    reasons: [],
    words: [],
    createdAt: now.toISOString(),
    state: 'open',
  };
  if (!known) store.entries.push(entry);
  return replace(store.entries, {
    ...entry,
    reasons: [...new Set([...entry.reasons, reason])],
    words: words?.trim() ? [...entry.words, words] : entry.words,
  });
}

function warnAuthor(
  call: MemberCall,
  { kind: about, targetId }: ModerationEntry,
  kind: 'hidden' | 'restored' | 'suspended',
  text: NoticeText,
): void {
  const userId = findAuthor(call.store, about, targetId);
  const donationId = about === 'donation' ? targetId : null;
  if (userId !== undefined) tell(call, { userId, kind, text, donationId, requestId: null });
}

function hide(call: MemberCall, entry: ModerationEntry, reason: string): void {
  const { store } = call;
  const { kind, targetId } = entry;
  if (kind === 'person' || kind === 'contact') throw wrongState();
  if (kind === 'message') {
    setHiddenReason(store, targetId, reason);
    return warnAuthor(call, entry, 'hidden', noticeText('messageHidden', { reason }));
  }
  if (kind === 'wish') {
    const { title } = setWish(store, targetId, { state: 'hidden', hiddenFor: reason });
    return warnAuthor(call, entry, 'hidden', noticeText('wishHidden', { title, reason }));
  }
  if (kind === 'organization') {
    setOrganization(store, entry, { state: 'refused', refusedFor: reason });
    return warnAuthor(call, entry, 'hidden', noticeText('organizationRefused', { reason }));
  }
  if (store.hidden.has(targetId)) throw wrongState();
  perform(call, targetId, { kind: 'close' });
  const { title, status } = findDonation(store, targetId);
  store.hidden.set(targetId, { reason, status });
  setStatus(store, targetId, 'hidden');
  warnAuthor(call, entry, 'hidden', noticeText('donationHidden', { title, reason }));
}

function setHiddenReason(store: MemberStore, messageId: number, hiddenFor: string | undefined): void {
  const message = store.requests.flatMap(({ messages }) => messages).find(({ id }) => id === messageId);
  if ((message?.hiddenFor === undefined) === (hiddenFor === undefined)) throw wrongState();
  store.requests = store.requests.map((request) => ({
    ...request,
    messages: request.messages.map(({ hiddenFor: _before, ...one }) => ({
      ...one,
      ...(one.id === messageId && hiddenFor !== undefined && { hiddenFor }),
    })),
  }));
}

/** Hides a wish, or shows it again. */
function setWish({ wishes }: MemberStore, wishId: number, change: Pick<Wish, 'state' | 'hiddenFor'>): Wish {
  const wish = wishes.find(({ id }) => id === wishId);
  if (!wish || (wish.state === 'hidden') === (change.state === 'hidden')) throw wrongState();
  return replace(wishes, { ...wish, ...change });
}

/** Confirms an organization. Throws an `HttpError` (409) unless it is waiting. */
function confirm(call: MemberCall, entry: ModerationEntry): void {
  if (entry.kind !== 'organization' || entry.state === 'confirmed') throw wrongState();
  setOrganization(call.store, entry, { state: 'confirmed' });
  warnAuthor(call, entry, 'restored', noticeText('organizationConfirmed'));
}

function setOrganization(
  { organizations }: MemberStore,
  { targetId }: ModerationEntry,
  change: Pick<OwnOrganization, 'state' | 'refusedFor'>,
): void {
  const found = organizations.find(({ id }) => id === targetId);
  if (!found) throw wrongState();
  const { refusedFor: _before, ...organization } = found;
  replace(organizations, { ...organization, ...change });
}

/** Restores hidden content or a suspended account. */
function restore(call: MemberCall, entry: ModerationEntry): void {
  const { store } = call;
  if (entry.state === 'suspended') {
    setSuspended(store, entry, null);
    return warnAuthor(call, entry, 'restored', noticeText('accountRestored'));
  }
  if (entry.kind === 'message') {
    setHiddenReason(store, entry.targetId, undefined);
    return warnAuthor(call, entry, 'restored', noticeText('messageRestored'));
  }
  if (entry.kind === 'wish') {
    const { title } = setWish(store, entry.targetId, { state: 'open', hiddenFor: undefined });
    return warnAuthor(call, entry, 'restored', noticeText('restored', { title }));
  }
  if (entry.kind === 'organization') return confirm(call, entry);
  const { title } = findDonation(store, entry.targetId);
  setStatus(store, entry.targetId, store.hidden.get(entry.targetId)?.status ?? defaultStatus);
  store.hidden.delete(entry.targetId);
  warnAuthor(call, entry, 'restored', noticeText('restored', { title }));
}

/** Hides donations and ends requests. */
function suspend(call: MemberCall, entry: ModerationEntry, reason: string): void {
  const { store } = call;
  const id = setSuspended(store, entry, reason);
  endAll(call, id);
  warnAuthor(call, entry, 'suspended', noticeText('suspended', { reason }));
}

function setSuspended(store: MemberStore, entry: ModerationEntry, suspendedFor: string | null): number {
  const account = store.accounts.find(({ id }) => id === findAuthor(store, entry.kind, entry.targetId));
  if (!account || (account.suspendedFor === null) === (suspendedFor === null)) throw wrongState();
  replace(store.accounts, { ...account, suspendedFor });
  return account.id;
}

function readTarget(store: MemberStore, { kind, targetId }: ModerationEntry): ModerationTarget {
  const personId = findAuthor(store, kind, targetId) ?? null;
  const account = store.accounts.find(({ id }) => id === personId);
  const request = store.requests.find(({ messages }) => messages.some(({ id }) => id === targetId));
  const donationId = kind === 'donation' ? targetId : kind === 'message' ? request?.donationId : undefined;
  const donation = store.donations.find(({ id }) => id === donationId);
  const wish = kind === 'wish' ? store.wishes.find(({ id }) => id === targetId) : undefined;
  const organization = kind === 'organization' ? store.organizations.find(({ id }) => id === targetId) : undefined;
  const texts = {
    donation: donation?.description,
    message: request?.messages.find(({ id }) => id === targetId)?.content,
    person: account?.bio ?? undefined,
    wish: wish?.reason ?? '',
    contact: undefined,
    organization:
      organization &&
      [organization.address, organization.hours, organization.rules, organization.contact].filter(Boolean).join('\n'),
  };
  return {
    personId,
    displayName: account?.displayName,
    donationId,
    title: wish?.title ?? organization?.name ?? donation?.title,
    text: texts[kind],
    image: donation?.images[0],
    suspendedFor: account?.suspendedFor ?? undefined,
    ...(account && {
      joinedAt: account.createdAt,
      donations: store.donations.filter(({ userId }) => userId === account.id).length,
    }),
  };
}

function readPast(store: MemberStore, entry: ModerationEntry): NonNullable<ModerationEntry['past']> {
  const author = findAuthor(store, entry.kind, entry.targetId);
  return store.entries
    .filter((one) => one.id !== entry.id && findAuthor(store, one.kind, one.targetId) === author)
    .flatMap(({ kind, acts = [] }) =>
      acts.map(({ action, reason, createdAt }) => ({ kind, action, reason, createdAt })),
    )
    .reverse()
    .slice(0, 10);
}

const outcome = {
  hide: 'hidden',
  restore: 'restored',
  suspend: 'suspended',
  dismiss: 'dismissed',
  confirm: 'confirmed',
} as const;

export const moderationHandlers = {
  async report(call: MemberCall) {
    const sent = await readBody(call, endpoints.report.body);
    const isMessage = sent.kind === 'message';
    const reporter = isMessage || call.store.signedIn !== undefined ? writer(call).id : undefined;
    // Don't reveal that a message exists.
    const readable = call.store.requests.filter(({ askerId, donorId }) => [askerId, donorId].includes(reporter ?? 0));
    const visible = isMessage ? { ...call.store, requests: readable } : call.store;
    if (findAuthor(visible, sent.kind, sent.id) === undefined) throw notThere();
    const { id } = once(call, sent, () => addReport(call, sent));
    return jsonResponse(201, { id });
  },

  async contact(call: MemberCall) {
    const { store, now } = call;
    const { email, words } = await readBody(call, endpoints.contact.body);
    const id = nextId(store.entries);
    const said = { reasons: ['other' as const], words: [`${words}\n${email}`], state: 'open' as const };
    store.entries.push({ ...said, id, kind: 'contact', targetId: id, createdAt: now.toISOString() });
    return jsonResponse(201, {});
  },

  listModeration(call: MemberCall) {
    moderator(call);
    const { limit = 50, cursor } = read(endpoints.listModeration.query, readQuery(call.url));
    const entries = call.store.entries
      .map((entry) => ({ ...entry, target: readTarget(call.store, entry), past: readPast(call.store, entry) }))
      .sort(
        (one, other) =>
          Number(one.state !== 'open') - Number(other.state !== 'open') ||
          Date.parse(one.createdAt) - Date.parse(other.createdAt),
      );
    const { page, headers } = makePage(call, entries, { limit, cursor });
    return jsonResponse(200, page, headers);
  },

  async moderate(call: MemberCall) {
    const { id: moderatorId } = moderator(call);
    const { store, now } = call;
    const id = readId(call);
    const entry = store.entries.find((one) => one.id === id);
    if (!entry) throw notThere();
    const sent = await readBody(call, endpoints.moderate.body);
    if (findAuthor(store, entry.kind, entry.targetId) === moderatorId) {
      throw new HttpError(403, errorText('ownCase'));
    }
    const answer = once(call, sent, () => {
      const { action, reason, suspends } = sent;
      const isInEffect = entry.state === 'hidden' || entry.state === 'suspended';
      if (isInEffect !== (action === 'restore')) throw wrongState();
      if (action === 'hide') hide(call, entry, reason);
      if (action === 'hide' && suspends) suspend(call, entry, reason);
      if (action === 'restore') restore(call, entry);
      if (action === 'suspend') suspend(call, entry, reason);
      if (action === 'confirm') confirm(call, entry);
      if (action === 'dismiss' && (entry.state !== 'open' || entry.kind === 'organization')) throw wrongState();
      const act = { moderatorId, action, reason, createdAt: now.toISOString() };
      const done = { ...entry, state: outcome[action], acts: [...(entry.acts ?? []), act] };
      return { ...replace(store.entries, done), target: readTarget(store, done) };
    });
    return jsonResponse(200, answer);
  },
};
