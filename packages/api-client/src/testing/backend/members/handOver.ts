import type { Donation } from '../../../contract/donation.js';
import type { NoticeKind } from '../../../members/notice.js';
import { hasEnded, requestTransitions, type RequestTransition } from '../../../members/states.js';
import { nearest } from '../store.js';
import { wrongState } from './call.js';
import { nextId, replace, type FakeNotice, type FakeRequest, type MemberStore } from './store.js';
import { handOverTexts as texts } from '../../../members/handOverTexts.js';

/** One donation's hand-over at one moment. */
export interface HandOver {
  store: MemberStore;
  donation: Donation;
  now: Date;
}

/** The words that a donor reads out, of every promise. */
export const fakePickupCode = 'maple river lantern';

const hour = 3_600_000;
const day = 24 * hour;

/** Time that an offer holds, and a promise after the agreed time, in ms. */
export const holdTime = day;

/** Time in which received donations count, in ms. */
export const fairSpan = 28 * day;

/** The request that a donation is promised or offered to. */
export function heldRequest({ store, donation }: HandOver): FakeRequest | undefined {
  return store.requests.find(
    ({ donationId, state }) => donationId === donation.id && (state === 'offered' || state === 'promised'),
  );
}

/** Moves a request along the contract's table. Throws a `HttpError` (409) if it is in another state. */
export function move(
  { store, now }: HandOver,
  { id }: Pick<FakeRequest, 'id'>,
  name: RequestTransition,
  changes: Partial<FakeRequest> = {},
): FakeRequest {
  const { from, to } = requestTransitions[name];
  const request = store.requests.find((one) => one.id === id);
  if (!request || !from.some((state) => state === request.state)) throw wrongState();
  replace(store.requests, {
    ...request,
    ...changes,
    state: to,
    updatedAt: now.toISOString(),
    ...(hasEnded(to) && { holdsUntil: undefined, endedAt: request.endedAt ?? now.toISOString() }),
  });
  return addMessage(store, id, { authorId: null, content: texts.lines[name], now });
}

/** Adds a message to a request; one without an author is a line of the server. Returns the request. */
export function addMessage(
  { requests }: MemberStore,
  requestId: number,
  { authorId, content, now }: { authorId: number | null; content: string; now: Date },
): FakeRequest {
  const request = requests.find(({ id }) => id === requestId);
  if (!request) throw new Error(`There is no request ${requestId}.`);
  const id = nextId(requests.flatMap(({ messages }) => messages));
  const message = { id, authorId, content, createdAt: now.toISOString() };
  return replace(requests, { ...request, messages: [...request.messages, message], updatedAt: now.toISOString() });
}

export function setStatus(handOver: HandOver, status: string): void {
  const { store } = handOver;
  handOver.donation = { ...handOver.donation, status };
  store.donations = store.donations.map((one) => (one.id === handOver.donation.id ? handOver.donation : one));
}

/** Adds a notice to a person's bell. */
export function tell(
  { store, now }: Pick<HandOver, 'store' | 'now'>,
  notice: Pick<FakeNotice, 'userId' | 'kind' | 'text' | 'donationId' | 'requestId'> &
    Partial<Pick<FakeNotice, 'offers'>>,
): void {
  store.notices.push({ offers: [], ...notice, id: nextId(store.notices), createdAt: now.toISOString(), isRead: false });
}

/** Adds a notice about a donation. */
export function notify(
  handOver: HandOver,
  userId: number,
  kind: NoticeKind,
  {
    requestId = null,
    offers = [],
    text,
  }: { requestId?: number | null; offers?: FakeNotice['offers']; text?: string } = {},
): void {
  const { id, title } = handOver.donation;
  tell(handOver, { userId, kind, text: text ?? texts.notices[kind](title), offers, donationId: id, requestId });
}

/** Offers the donation to the next in line, or makes it available again. */
export function offerNext(handOver: HandOver, { place }: Pick<FakeRequest, 'place'>): void {
  const { store, donation, now } = handOver;
  const next = store.requests
    .filter(({ donationId, state }) => donationId === donation.id && state === 'waiting')
    .map((request) => ({ request, received: countReceived(store, request.askerId, now) }))
    .sort(
      (one, other) =>
        one.received - other.received ||
        Date.parse(one.request.createdAt) - Date.parse(other.request.createdAt) ||
        one.request.id - other.request.id,
    )[0]?.request;
  if (!next) return setStatus(handOver, 'available');
  const holdsUntil = new Date(now.getTime() + holdTime).toISOString();
  move(handOver, next, 'offer', { place, code: fakePickupCode, holdsUntil });
  notify(handOver, next.askerId, 'offered', { requestId: next.id });
  if (donation.status !== 'promised') setStatus(handOver, 'promised');
}

/** Counts the donations that a person received in the last 28 days. */
export function countReceived({ requests }: MemberStore, personId: number, now: Date): number {
  const since = now.getTime() - fairSpan;
  return requests.filter(
    ({ askerId, state, updatedAt }) => askerId === personId && state === 'received' && Date.parse(updatedAt) > since,
  ).length;
}

/** Answers every open request, with similar donations nearby. */
export function closeOpen(handOver: HandOver): void {
  const { store, donation } = handOver;
  const offers = nearest(store, donation, donation.category)
    .filter(({ id, status }) => id !== donation.id && status === 'available')
    .slice(0, 3)
    .map(({ id, title }) => ({ id, title }));
  for (const { id, donationId, askerId, state } of store.requests) {
    if (donationId !== donation.id || hasEnded(state)) continue;
    move(handOver, { id }, 'close');
    const text = donation.status === 'given' ? texts.wentToOther(donation.title) : texts.notices.closed(donation.title);
    notify(handOver, askerId, 'closed', { requestId: id, offers, text });
  }
}

/** Ends a promise that was not kept, or an offer that was not taken; offers it to the next in line. */
export function lapse(handOver: HandOver, request: FakeRequest): void {
  if (request.state === 'promised') {
    move(handOver, request, 'miss');
    for (const id of [request.askerId, request.donorId]) notify(handOver, id, 'missed', { requestId: request.id });
  } else {
    move(handOver, request, 'close');
    notify(handOver, request.askerId, 'closed', { requestId: request.id });
  }
  offerNext(handOver, request);
}
