import type { Account } from '../../../members/account.js';
import type { DonationRequest, Message } from '../../../members/request.js';
import { chooseFrom, objectUntil, viewRequest } from '../../../hand-over/view.js';
import { readPast } from './handOver.js';
import { canSee, type FakeRequest, type MemberStore } from './store.js';

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
  const displayName = store.accounts.find(({ id }) => id === request.askerId)?.displayName ?? '';
  const asker = { displayName, ...readPast(store, request.askerId, now) };
  return {
    ...seenView(store, request, viewerId),
    unread: viewMessages(store, request, viewerId).filter(({ id, authorId }) => authorId !== viewerId && id > seen)
      .length,
    ...(isDonor && { asker }),
    ...viewTimes(store, request, { isDonor, now }),
  };
}

/** Returns the times up to which the donor is advised to wait, or the asker can object. */
export function viewTimes(
  { donations, durations }: MemberStore,
  request: FakeRequest,
  { isDonor, now }: { isDonor: boolean; now: Date },
): Pick<DonationRequest, 'chooseFrom' | 'objectUntil'> {
  if (!isDonor) return objectUntil(request, { now, durations });
  const donation = donations.find(({ id }) => id === request.donationId);
  return chooseFrom(request, donation?.createdAt, { now, durations });
}
