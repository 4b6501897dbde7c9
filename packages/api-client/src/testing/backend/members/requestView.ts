import type { Account } from '../../../members/account.js';
import type { Message } from '../../../members/request.js';
import { viewListed } from '../../../hand-over/view.js';
import { lines } from '../../../locales/members/en/lines.js';
import { readPast } from './handOver.js';
import { canSee, type FakeRequest, type MemberStore } from './store.js';

export function viewMessages({ accounts }: MemberStore, { messages }: FakeRequest, viewerId: number): Message[] {
  return messages
    .filter(({ authorId }) => authorId === null || authorId === viewerId || !isLeaving(accounts, authorId))
    .map(({ hiddenFor, ...message }) => {
      if (hiddenFor === undefined) return message;
      return message.authorId === viewerId
        ? { ...message, hiddenFor }
        : { ...message, content: lines.hidden, code: 'hidden' };
    });
}

function isLeaving(accounts: readonly Account[], personId: number): boolean {
  return accounts.some(({ id, deletedAt }) => id === personId && deletedAt !== null);
}

/** Includes unread messages. */
export function listedView(store: MemberStore, request: FakeRequest, viewerId: number, now: Date) {
  const seen = (viewerId === request.donorId ? request.donorRead : request.askerRead) ?? 0;
  const isUnread = ({ id, authorId }: Message) => authorId !== viewerId && id > seen;
  const nameOf = (personId: number) =>
    store.accounts.find(({ id, deletedAt }) => id === personId && deletedAt === null)?.displayName;
  // Visible even to a blocked asker.
  const donation = store.donations.find((one) => one.id === request.donationId && canSee(store, one, undefined));
  const facts = {
    title: donation?.title,
    listedAt: donation?.createdAt,
    askerName: nameOf(request.askerId),
    donorName: nameOf(request.donorId),
    past: readPast(store, request.askerId, now),
  };
  return {
    ...viewListed(request, viewerId, facts, { now, durations: store.durations }),
    unread: viewMessages(store, request, viewerId).filter(isUnread).length,
  };
}
