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

/** In ms: how long an offer holds, and a promise after the time agreed on. */
export const holdTime = day;

/** In ms: how far back it counts what somebody received. */
export const fairSpan = 28 * day;

/** The request that a donation is promised or offered to. */
export function heldRequest({ store, donation }: HandOver): FakeRequest | undefined {
  return store.requests.find(
    ({ donationId, state }) => donationId === donation.id && (state === 'offered' || state === 'promised'),
  );
}

/** Moves a request along the contract's table. Throws a `HttpError` (409) where it is in another state. */
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

/** Adds a message to a request; one without an author is a line of the server's. Returns the request. */
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

/** Somebody is told something in the bell. */
export function tell(
  { store, now }: Pick<HandOver, 'store' | 'now'>,
  notice: Pick<FakeNotice, 'userId' | 'kind' | 'text' | 'donationId' | 'requestId'>,
): void {
  store.notices.push({ ...notice, id: nextId(store.notices), createdAt: now.toISOString(), isRead: false });
}

/** Somebody is told something about a donation. */
export function notify(
  handOver: HandOver,
  userId: number,
  kind: NoticeKind,
  { requestId = null, similar = '' }: { requestId?: number | null; similar?: string } = {},
): void {
  const { id, title } = handOver.donation;
  tell(handOver, { userId, kind, text: texts.notices[kind](title) + similar, donationId: id, requestId });
}

/** The next in line is offered the donation, or it is available again. */
export function offerNext(handOver: HandOver, { place }: Pick<FakeRequest, 'place'>): void {
  const { store, donation, now } = handOver;
  const next = store.requests
    .filter(({ donationId, state }) => donationId === donation.id && state === 'waiting')
    .map((request) => ({ request, received: receivedBy(store, request.askerId, now) }))
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

/** How many things somebody received in the last 28 days. */
export function receivedBy({ requests }: MemberStore, personId: number, now: Date): number {
  const since = now.getTime() - fairSpan;
  return requests.filter(
    ({ askerId, state, updatedAt }) => askerId === personId && state === 'received' && Date.parse(updatedAt) > since,
  ).length;
}

/** Everybody whose request is open gets an answer, with similar donations near them. */
export function closeOpen(handOver: HandOver): void {
  const { store, donation } = handOver;
  const others = nearest(store, donation, donation.category)
    .filter(({ id, status }) => id !== donation.id && status === 'available')
    .slice(0, 3);
  const similar = texts.similar(others);
  for (const { id, donationId, askerId, state } of store.requests) {
    if (donationId !== donation.id || hasEnded(state)) continue;
    move(handOver, { id }, 'close');
    notify(handOver, askerId, 'closed', { requestId: id, similar });
  }
}

/** A promise that nobody kept lapses, an offer that nobody took ends; the next in line is asked. */
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
