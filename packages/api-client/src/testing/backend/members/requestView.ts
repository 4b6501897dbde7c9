import type { Account } from '../../../members/account.js';
import type { DonationRequest, Message } from '../../../members/request.js';
import { showsPlace } from '../../../members/states.js';
import { countReceived } from './handOver.js';
import { canSee, type FakeRequest, type MemberStore } from './store.js';

/** Returns a request in the view of one of its two people. */
export function viewRequest(request: FakeRequest, viewerId: number): DonationRequest {
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
  const seesPlace = isDonor || (from !== undefined && showsPlace(request.state));
  return {
    ...rest,
    ...(seesPlace && place !== undefined && { place }),
    ...((seesPlace || request.state === 'offered') && from !== undefined && { from, to }),
    ...(isDonor && request.state === 'promised' && { code }),
    readByOther: (isDonor ? askerRead : donorRead) ?? null,
  };
}

/** Returns that view with the donation's title, and without the words of an asker whose account is being deleted. */
export function seenView(store: MemberStore, request: FakeRequest, viewerId: number): DonationRequest {
  const { accounts, donations } = store;
  const donation = donations.find(({ id }) => id === request.donationId);
  const isGone = request.askerId !== viewerId && isLeaving(accounts, request.askerId);
  const isReceiver = request.state === 'received' && request.askerId === viewerId;
  const donor = accounts.find(({ id, deletedAt }) => id === request.donorId && deletedAt === null);
  return {
    ...viewRequest(request, viewerId),
    // Includes the title for a blocked asker too, since they know it.
    ...(donation && (isReceiver || canSee(store, donation, undefined)) && { title: donation.title }),
    ...(donor && { donorName: donor.displayName }),
    ...(isGone && { reason: '' }),
  };
}

/** Returns the messages in the view of one of the two people: a hidden one is a sentence to the other. */
export function viewMessages({ accounts }: MemberStore, { messages }: FakeRequest, viewerId: number): Message[] {
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

/** Returns that view for a list: with unread messages, and for the donor the facts for a fair choice. */
export function listedView(store: MemberStore, request: FakeRequest, viewerId: number, now: Date): DonationRequest {
  const isDonor = viewerId === request.donorId;
  const seen = (isDonor ? request.donorRead : request.askerRead) ?? 0;
  const past = store.requests.filter(({ askerId }) => askerId === request.askerId);
  const came = past.filter(({ state }) => state === 'received').length;
  const asker = {
    displayName: store.accounts.find(({ id }) => id === request.askerId)?.displayName ?? '',
    received: countReceived(store, request.askerId, now),
    came,
    promised:
      came +
      past.filter((one) => one.state === 'missed' && !one.hasObjected && !objectionTime(one, now).objectUntil).length,
  };
  return {
    ...seenView(store, request, viewerId),
    unread: viewMessages(store, request, viewerId).filter(({ id, authorId }) => authorId !== viewerId && id > seen)
      .length,
    ...(isDonor ? { asker, ...waitTime(store, request, now) } : objectionTime(request, now)),
  };
}

/** Time after listing in which a donor is advised to wait, in ms: a server's default. */
const chooseAfter = 7_200_000;

/** Returns the time until which the donor is advised to wait for more requests. */
export function waitTime({ donations }: MemberStore, request: FakeRequest, now: Date): { chooseFrom?: string } {
  const donation = donations.find(({ id }) => id === request.donationId);
  const end = Date.parse(donation?.createdAt ?? '') + chooseAfter;
  return request.state === 'waiting' && end > now.getTime() ? { chooseFrom: new Date(end).toISOString() } : {};
}

/** Until when the asker of a missed pickup can object to that: a server's standard is a day. */
export function objectionTime({ state, hasObjected, endedAt }: FakeRequest, now: Date): { objectUntil?: string } {
  const end = Date.parse(endedAt ?? '') + 86_400_000;
  return state === 'missed' && !hasObjected && end > now.getTime() ? { objectUntil: new Date(end).toISOString() } : {};
}
