import type { Account } from '../../../members/account.js';
import type { DonationRequest, Message } from '../../../members/request.js';
import { showsPlaceIn } from '../../../members/states.js';
import { receivedBy } from './handOver.js';
import { isSeenBy, type FakeRequest, type MemberStore } from './store.js';

/** A request as one of its two people sees it. */
export function viewOf(request: FakeRequest, viewerId: number): DonationRequest {
  const {
    place,
    from,
    to,
    code,
    messages: _messages,
    askerRead,
    donorRead,
    endedAt: _end,
    hasObjected: _has,
    ...rest
  } = request;
  const isDonor = viewerId === request.donorId;
  const seesPlace = isDonor || (from !== undefined && showsPlaceIn(request.state));
  return {
    ...rest,
    ...(seesPlace && place !== undefined && { place }),
    ...((seesPlace || request.state === 'offered') && from !== undefined && { from, to }),
    ...(isDonor && request.state === 'promised' && { code }),
    readByOther: (isDonor ? askerRead : donorRead) ?? null,
  };
}

/** The same with the donation's title, and without the words of an asker whose account is being deleted. */
export function seenView(store: MemberStore, request: FakeRequest, viewerId: number): DonationRequest {
  const { accounts, donations } = store;
  const donation = donations.find(({ id }) => id === request.donationId);
  const isGone = request.askerId !== viewerId && isLeaving(accounts, request.askerId);
  return {
    ...viewOf(request, viewerId),
    // Also for somebody who is blocked: they know what they asked for.
    ...(donation && isSeenBy(store, donation, undefined) && { title: donation.title }),
    ...(isGone && { reason: '' }),
  };
}

/** What was said, as one of the two sees it: what a moderator hid is a sentence to the other. */
export function messagesFor({ accounts }: MemberStore, { messages }: FakeRequest, viewerId: number): Message[] {
  return messages
    .filter(({ authorId }) => authorId === null || authorId === viewerId || !isLeaving(accounts, authorId))
    .map(({ hiddenFor, ...message }) => {
      if (hiddenFor === undefined) return message;
      return message.authorId === viewerId
        ? { ...message, hiddenFor }
        : { ...message, content: 'A moderator has hidden this message.' };
    });
}

function isLeaving(accounts: readonly Account[], personId: number): boolean {
  return accounts.some(({ id, deletedAt }) => id === personId && deletedAt !== null);
}

/** The same in a list: with what is unread, and for the donor what helps to choose fairly. */
export function listedView(store: MemberStore, request: FakeRequest, viewerId: number, now: Date): DonationRequest {
  const isDonor = viewerId === request.donorId;
  const seen = (isDonor ? request.donorRead : request.askerRead) ?? 0;
  const past = store.requests.filter(({ askerId }) => askerId === request.askerId);
  const came = past.filter(({ state }) => state === 'received').length;
  const asker = {
    displayName: store.accounts.find(({ id }) => id === request.askerId)?.displayName ?? '',
    received: receivedBy(store, request.askerId, now),
    came,
    promised:
      came +
      past.filter((one) => one.state === 'missed' && !one.hasObjected && !objectUntilOf(one, now).objectUntil).length,
  };
  return {
    ...seenView(store, request, viewerId),
    unread: messagesFor(store, request, viewerId).filter(({ id, authorId }) => authorId !== viewerId && id > seen)
      .length,
    ...(isDonor ? { asker, ...chooseFromOf(store, request, now) } : objectUntilOf(request, now)),
  };
}

/** Milliseconds after listing in which a donor is invited to wait: a server's standard. */
const chooseAfter = 7_200_000;

/** Until when the donor is invited to wait for others to ask. */
export function chooseFromOf({ donations }: MemberStore, request: FakeRequest, now: Date): { chooseFrom?: string } {
  const donation = donations.find(({ id }) => id === request.donationId);
  const end = Date.parse(donation?.createdAt ?? '') + chooseAfter;
  return request.state === 'waiting' && end > now.getTime() ? { chooseFrom: new Date(end).toISOString() } : {};
}

/** Until when the asker of a missed pickup can object to that: a server's standard is a day. */
export function objectUntilOf({ state, hasObjected, endedAt }: FakeRequest, now: Date): { objectUntil?: string } {
  const end = Date.parse(endedAt ?? '') + 86_400_000;
  return state === 'missed' && !hasObjected && end > now.getTime() ? { objectUntil: new Date(end).toISOString() } : {};
}
