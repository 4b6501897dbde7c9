import type { Time } from '../../../members/fields.js';
import { handOverTexts as texts } from '../../../members/handOverTexts.js';
import type { Ask } from '../../../members/requestInput.js';
import { hasEnded, requestableStates } from '../../../members/states.js';
import { timeIssue } from '../../../members/timeIssue.js';
import { HttpError } from '../http.js';
import { issue, wrongState } from './call.js';
import {
  addMessage,
  closeOpen,
  fakePickupCode,
  heldRequest,
  holdTime,
  move,
  notify,
  offerNext,
  setStatus,
  type HandOver,
} from './handOver.js';
import { objectionTime } from './requestView.js';
import { canSee, nextId, type FakeRequest } from './store.js';

/** Throws a `HttpError` (422) if a time is past or too far ahead. */
function checkTime(time: Time, now: Date, path = ''): void {
  const found = timeIssue(time, now, { lead: 0, span: 0 });
  if (found) throw issue(path + found.path, found.message);
}

/** Requests the donation. */
export function ask({ store, donation, now, ...rest }: HandOver, askerId: number, { reason, times }: Ask): FakeRequest {
  if (donation.userId === askerId) throw new HttpError(403, { message: 'This is your own donation.' });
  for (const [index, time] of times.entries()) checkTime(time, now, `times.${index}.`);
  if (!requestableStates.some((state) => state === donation.status)) throw wrongState();
  // Answers 404, so that the donor's block stays secret.
  if (!canSee(store, donation, askerId)) throw new HttpError(404, { message: 'Donation Not Found' });
  const isOpen = (one: FakeRequest) =>
    one.donationId === donation.id && one.askerId === askerId && !hasEnded(one.state);
  if (store.requests.some(isOpen)) throw new HttpError(409, { message: 'You asked for this already.' });
  const request: FakeRequest = {
    id: nextId(store.requests),
    donationId: donation.id,
    askerId,
    donorId: donation.userId,
    state: 'waiting',
    reason,
    times,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    messages: [],
  };
  store.requests.push(request);
  const name = store.accounts.find(({ id }) => id === askerId)?.displayName ?? '';
  const text = texts.askedBy(donation.title, name, reason);
  notify({ store, donation, now, ...rest }, donation.userId, 'asked', { requestId: request.id, text });
  return request;
}

/** The donor promises the donation to one person. */
export function promise(handOver: HandOver, request: FakeRequest, { place, ...time }: Time & { place: string }) {
  checkTime(time, handOver.now);
  if (handOver.donation.status !== 'available' || heldRequest(handOver)) throw wrongState();
  const agreed = { place: place.trim(), code: fakePickupCode, ...held(time) };
  const promised = move(handOver, request, 'promise', agreed);
  setStatus(handOver, 'promised');
  notify(handOver, request.askerId, 'promised', { requestId: request.id });
  return promised;
}

function held({ from, to }: Time) {
  return { from, to, holdsUntil: new Date(Date.parse(to) + holdTime).toISOString() };
}

/** Takes an offer as the next in line, at one of their times; another time is proposed to the donor. */
export function accept(
  handOver: HandOver,
  request: FakeRequest,
  { isDonor, time }: { isDonor: boolean; time: Time | undefined },
): FakeRequest {
  const { donation, now } = handOver;
  if (time) checkTime(time, now);
  if (request.state !== 'offered') throw wrongState();
  const { id: requestId, from, to } = request;
  const proposed = from && to ? [{ from, to }] : [];
  const known = (isDonor ? proposed : request.times)
    .filter((one) => Date.parse(one.from) >= now.getTime())
    .toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
  const chosen = time ?? known[0];
  const isPart = ({ from: start, to: end }: Time, one: Time) =>
    Date.parse(start) >= Date.parse(one.from) && Date.parse(end) <= Date.parse(one.to);
  const isKnown = chosen !== undefined && known.some((one) => isPart(chosen, one));
  if (isDonor && !isKnown) throw wrongState();
  if (!chosen) throw new HttpError(409, { message: 'None of your times is still ahead. Please name another.' });
  const moved = isKnown ? move(handOver, request, 'accept', held(chosen)) : move(handOver, request, 'propose', chosen);
  const told = isDonor ? request.askerId : donation.userId;
  notify(handOver, told, isKnown ? 'promised' : 'proposed', { requestId });
  return moved;
}

/** Declines one request. */
export function decline(handOver: HandOver, request: FakeRequest, reason: string): FakeRequest {
  const declined = explained(handOver, move(handOver, request, 'decline'), request.donorId, reason);
  notify(handOver, request.askerId, 'declined', { requestId: request.id });
  if (request.state === 'offered') offerNext(handOver, request);
  return declined;
}

/** Takes back a promise or an offer, which goes to the next in line. */
export function cancel(
  handOver: HandOver,
  request: FakeRequest,
  { isDonor, reason }: { isDonor: boolean; reason: string },
): FakeRequest {
  const name = isDonor ? 'takeBack' : 'cancel';
  const cancelled = explained(
    handOver,
    move(handOver, request, name),
    isDonor ? request.donorId : request.askerId,
    reason,
  );
  notify(handOver, isDonor ? request.askerId : request.donorId, 'cancelled', { requestId: request.id });
  if (request.state !== 'waiting') offerNext(handOver, request);
  return cancelled;
}

/** Adds the reason as a message of its author, after the line of the step. */
function explained({ store, now }: HandOver, request: FakeRequest, authorId: number, reason: string): FakeRequest {
  return reason.trim() === '' ? request : addMessage(store, request.id, { authorId, content: reason.trim(), now });
}

/** Ends a request as collected: the donor confirms it, or the asker knows the words. Answers the other requests. */
export function receive(
  handOver: HandOver,
  request: FakeRequest,
  { isDonor, code = '' }: { isDonor: boolean; code?: string | undefined },
): FakeRequest {
  if (request.state !== 'promised') throw wrongState();
  if (!isDonor && plain(code) !== plain(request.code ?? '')) {
    throw issue('code', 'Those are not the right words. Ask the donor to read them again.');
  }
  const received = move(handOver, request, 'receive');
  setStatus(handOver, 'given');
  notify(handOver, isDonor ? request.askerId : request.donorId, 'received', { requestId: request.id });
  closeOpen(handOver);
  return received;
}

const plain = (words: string) =>
  words
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join(' ');

/** Ends a promise as missed, from the agreed time on. */
export function miss(handOver: HandOver, request: FakeRequest): FakeRequest {
  if (request.from !== undefined && Date.parse(request.from) > handOver.now.getTime()) throw wrongState();
  const missed = move(handOver, request, 'miss');
  notify(handOver, request.askerId, 'missed', { requestId: request.id });
  offerNext(handOver, request);
  return missed;
}

/** Objects to a no-show, which others do not read of the asker then. */
export function object(handOver: HandOver, request: FakeRequest): FakeRequest {
  if (!objectionTime(request, handOver.now).objectUntil) throw wrongState();
  const objected = move(handOver, request, 'object', { hasObjected: true });
  notify(handOver, request.donorId, 'message', { requestId: request.id });
  return objected;
}
