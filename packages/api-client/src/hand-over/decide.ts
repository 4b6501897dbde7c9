import { Refusal, type Command, type Decision, type HandOverNotice } from './commands.js';
import { due, heldRequest, nextDue } from './deadlines.js';
import type { HandOver, HandOverDonation, HandOverRequest } from './state.js';
import {
  allows,
  canWriteIn,
  donationTransitions,
  editableStates,
  hasEnded,
  requestableStates,
  requestTransitions,
  type Actor,
  type DonationTransition,
  type Part,
  type RequestTransition,
} from './states.js';
import { isPart, timeProblem, type Moment, type Span } from './time.js';
import { objectUntil } from './view.js';

interface Draft extends Moment {
  donation: HandOverDonation;
  requests: HandOverRequest[];
  received: HandOver['received'];
  lines: Decision['lines'][number][];
  notices: HandOverNotice[];
}

/** Computes the changes for a command, or the reason for rejecting it. This is a pure function. */
export function decide(handOver: HandOver, command: Command, moment: Moment): Decision | Refusal {
  const draft = makeDraft(handOver, moment);
  try {
    run(draft, command);
    return finish(draft);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Runs all timed steps that are due. */
export function settle(handOver: HandOver, moment: Moment): Decision {
  const draft = makeDraft(handOver, moment);
  for (let [next] = due(draft, moment); next; [next] = due(draft, moment)) run(draft, next);
  return finish(draft);
}

function makeDraft({ donation, requests, received }: HandOver, moment: Moment): Draft {
  return { ...moment, donation, requests: [...requests], received, lines: [], notices: [] };
}

function finish({ donation, requests, received, lines, notices, durations }: Draft): Decision {
  const state = { donation, requests, received };
  return { state, lines, notices, nextDue: nextDue(state, durations) };
}

type Of<Kind extends Command['kind']> = Command & { kind: Kind };
type Rule<Kind extends Command['kind']> = (draft: Draft, command: Of<Kind>, request: HandOverRequest) => void;

const rules: { readonly [Kind in Command['kind']]: Rule<Kind> } = {
  ask,
  offerFirst,
  promise,
  accept,
  decline,
  cancel,
  receive,
  miss,
  object,
  write,
  give: changeDonation,
  withdraw: changeDonation,
  renew: changeDonation,
  edit: changeDonation,
  close,
  lapse,
  remindOfPickup,
  expire: (draft) => end(draft, 'expire', 'expired'),
  pause: (draft) => end(draft, 'pause', 'paused'),
  remindOfExpiry: (draft) => remindDonor(draft, 'expiry reminder', { isExpiryReminded: true }),
  remindToAnswer: (draft, { reminders }) => remindDonor(draft, 'answer reminder', { reminders }),
};

function run(draft: Draft, command: Command): void {
  // TypeScript can't infer that a rule matches its command
  const rule = rules[command.kind] as (draft: Draft, command: Command, request?: HandOverRequest) => void;
  if (!('requestId' in command)) return rule(draft, command);
  const request = draft.requests.find(({ id }) => id === command.requestId);
  if (!request) throw new Refusal('wrongState');
  rule(draft, command, request);
}

function move(
  draft: Draft,
  request: HandOverRequest,
  { step, by, ...changes }: { step: RequestTransition; by: Actor } & Partial<HandOverRequest>,
): void {
  const { notice, tells, ...transition } = requestTransitions[step];
  const { id: requestId, state, askerId, donorId } = request;
  if (!transition.by.some((actor) => actor === by)) throw new Refusal('notYours');
  if (!allows(transition, state)) throw new Refusal('wrongState');
  const now = draft.now.toISOString();
  const isEnd = hasEnded(transition.to) && !hasEnded(state);
  const ended = isEnd ? { endedAt: now, holdsUntil: undefined } : {};
  change(draft, requestId, { ...changes, state: transition.to, updatedAt: now, ...ended });
  draft.lines.push({ requestId, step });
  for (const part of tells) {
    const userId = part === 'asker' ? askerId : donorId;
    if (part !== by) draft.notices.push({ userId, kind: notice, requestId });
  }
  if (by === 'donor') rememberAnswer(draft);
}

function change(draft: Draft, requestId: number, changes: Partial<HandOverRequest>): void {
  draft.requests = draft.requests.map((one) => (one.id === requestId ? { ...one, ...changes } : one));
}

function setStatus(draft: Draft, step: DonationTransition): void {
  draft.donation = { ...draft.donation, status: donationTransitions[step].to };
}

function rememberAnswer(draft: Draft): void {
  draft.donation = { ...draft.donation, answeredAt: draft.now.toISOString(), reminders: 0 };
}

function checkTime(time: Span, { now, durations }: Moment, path = ''): void {
  const problem = timeProblem(time, now, durations);
  if (problem) throw new Refusal('checkInput', path + problem.path, problem.code);
}

function ask(draft: Draft, { askerId, reason, times, barred }: Of<'ask'>): void {
  const { donation, requests } = draft;
  const { donorId } = donation;
  if (donorId === askerId) throw new Refusal('ownDonation');
  for (const [index, time] of times.entries()) checkTime(time, draft, `times.${index}.`);
  if (!requestableStates.some((state) => state === donation.status)) throw new Refusal('wrongState');
  if (barred) throw new Refusal(barred);
  if (requests.some((one) => one.askerId === askerId && !hasEnded(one.state))) throw new Refusal('askedBefore');
  const now = draft.now.toISOString();
  const people = { donationId: donation.id, askerId, donorId };
  requests.push({ id: 0, ...people, state: 'waiting', reason, times, createdAt: now, updatedAt: now });
  draft.notices.push({ userId: donorId, kind: 'asked', requestId: 0 });
}

/**
 * Offers the donation to someone who hasn't requested it. Other people can still send requests and are next in line if
 * the offer isn't accepted.
 */
function offerFirst(draft: Draft, { askerId, reason, wishId, place }: Of<'offerFirst'>): void {
  const { donation, requests } = draft;
  if (donation.donorId === askerId) throw new Refusal('ownDonation');
  if (donation.status !== 'available') throw new Refusal('wrongState');
  if (requests.some((one) => one.askerId === askerId && !hasEnded(one.state))) throw new Refusal('askedBefore');
  const now = draft.now.toISOString();
  const people = { donationId: donation.id, askerId, donorId: donation.donorId };
  const request: HandOverRequest = {
    id: 0,
    ...people,
    wishId,
    state: 'waiting',
    reason,
    times: [],
    place,
    createdAt: now,
    updatedAt: now,
  };
  requests.push(request);
  move(draft, request, { step: 'offer', by: 'donor', holdsUntil: offerEnd(draft) });
  setStatus(draft, 'hold');
}

function promise(draft: Draft, { place, by, from, to }: Of<'promise'>, request: HandOverRequest): void {
  checkTime({ from, to }, draft);
  move(draft, request, { step: 'promise', by, place: place.trim(), ...agree(draft, { from, to }) });
  if (!allows(donationTransitions.hold, draft.donation.status)) throw new Refusal('wrongState');
  setStatus(draft, 'hold');
}

function agree({ now, durations }: Moment, time: Span): Partial<HandOverRequest> {
  const holdsUntil = new Date(Date.parse(time.to) + durations.promiseGrace).toISOString();
  return { ...normalize(time), promisedAt: now.toISOString(), holdsUntil };
}

function normalize({ from, to }: Span): Span {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

/**
 * Accepts an offer. `time` defaults to the first of the request's times that is still possible. A time outside of those
 * becomes a proposal that the donor has to accept, as does any time while the donor hasn't named a place.
 */
function accept(draft: Draft, { by, time, place: named }: Of<'accept'>, request: HandOverRequest): void {
  if (time) checkTime(time, draft);
  const { state, from, to } = request;
  if (state !== 'offered') throw new Refusal('wrongState');
  const proposed = from && to ? [{ from, to }] : [];
  const known = (by === 'donor' ? proposed : request.times).toSorted(
    (one, other) => Date.parse(one.from) - Date.parse(other.from),
  );
  const chosen = time ?? known.find((one) => !timeProblem(one, draft.now, draft.durations));
  const isKnown = chosen !== undefined && known.some((one) => isPart(chosen, one));
  if (by === 'donor' && !isKnown) throw new Refusal('wrongState');
  if (!chosen) throw new Refusal('nameATime');
  const place = request.place ?? (by === 'donor' ? named?.trim() : undefined);
  if (by === 'donor' && !place) throw new Refusal('nameAPlace', 'place');
  if (isKnown && place) return move(draft, request, { step: 'accept', by, place, ...agree(draft, chosen) });
  // Proposing again must not extend the deadline.
  const holdsUntil = from ? request.holdsUntil : offerEnd(draft);
  move(draft, request, { step: 'propose', by, ...normalize(chosen), holdsUntil });
}

function offerEnd({ now, durations }: Moment): string {
  return new Date(now.getTime() + durations.offerTime).toISOString();
}

function decline(draft: Draft, { by, reason }: Of<'decline'>, request: HandOverRequest): void {
  move(draft, request, { step: 'decline', by });
  say(draft, request, by, reason);
  if (request.state === 'offered') offerNext(draft, request);
}

/** Cancels a request, offer or promise. If the donation was held, it's offered to the next person. */
function cancel(draft: Draft, { by, reason }: Of<'cancel'>, request: HandOverRequest): void {
  move(draft, request, { step: by === 'donor' ? 'takeBack' : 'cancel', by });
  say(draft, request, by, reason);
  if (request.state !== 'waiting') offerNext(draft, request);
}

function say(draft: Draft, { id, askerId, donorId }: HandOverRequest, by: Part, words = ''): void {
  const authorId = by === 'donor' ? donorId : askerId;
  if (words.trim() !== '') draft.lines.push({ requestId: id, authorId, content: words.trim() });
}

function receive(draft: Draft, { by, code = '' }: Of<'receive'>, request: HandOverRequest): void {
  const knows = by === 'donor' || (request.code !== undefined && plain(request.code) === plain(code));
  if (request.state === 'promised' && !knows) throw new Refusal('wrongWords', 'code');
  move(draft, request, { step: 'receive', by, receivedTitle: draft.donation.title });
  setStatus(draft, 'give');
  closeOpen(draft);
}

function plain(code: string): string {
  const letters = code.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^a-z]+/g, ' ').trim();
}

/** No-shows can't be reported before the agreed time because other donors will see them. */
function miss(draft: Draft, { by }: Of<'miss'>, request: HandOverRequest): void {
  move(draft, request, { step: 'miss', by });
  if (request.from && Date.parse(request.from) > draft.now.getTime()) throw new Refusal('wrongState');
  offerNext(draft, request);
}

function object(draft: Draft, { by }: Of<'object'>, request: HandOverRequest): void {
  move(draft, request, { step: 'object', by, objectedAt: draft.now.toISOString() });
  if (!objectUntil(request, draft).objectUntil) throw new Refusal('wrongState');
}

function write(draft: Draft, { by, content }: Of<'write'>, request: HandOverRequest): void {
  const { id: requestId, askerId, donorId, state } = request;
  if (!canWriteIn(state)) throw new Refusal('conversationOver');
  draft.lines.push({ requestId, authorId: by === 'donor' ? donorId : askerId, content });
  change(draft, requestId, { updatedAt: draft.now.toISOString() });
  if (by === 'donor') rememberAnswer(draft);
  draft.notices.push({ userId: by === 'donor' ? askerId : donorId, kind: 'message', requestId });
}

function changeDonation(draft: Draft, { kind }: Of<'give' | 'withdraw' | 'renew' | 'edit'>): void {
  const from: readonly string[] = kind === 'edit' ? editableStates : donationTransitions[kind].from;
  if (!from.includes(draft.donation.status)) throw new Refusal('wrongState');
  if (kind === 'edit') return;
  setStatus(draft, kind);
  if (kind !== 'renew') return closeOpen(draft);
  draft.donation = { ...draft.donation, offeredAt: draft.now.toISOString(), isExpiryReminded: false };
  rememberAnswer(draft);
}

/**
 * Offers the donation to the next person in line, or makes it available again. People with fewer recent pickups go
 * first, and ties go to the oldest request.
 */
function offerNext(draft: Draft, { place: known, wishId }: HandOverRequest): void {
  // the place of an offer for a wish may be an organization's address
  const place = wishId === undefined ? known : undefined;
  const received = ({ askerId }: HandOverRequest) => draft.received.get(askerId) ?? 0;
  const [next] = draft.requests
    .filter(({ state }) => state === 'waiting')
    .toSorted(
      (one, other) =>
        received(one) - received(other) || Date.parse(one.createdAt) - Date.parse(other.createdAt) || one.id - other.id,
    );
  if (next) move(draft, next, { step: 'offer', by: 'time', place, holdsUntil: offerEnd(draft) });
  setStatus(draft, next ? 'hold' : 'free');
}

function closeOpen(draft: Draft): void {
  const open = draft.requests.filter(({ state }) => !hasEnded(state));
  for (const request of open) move(draft, request, { step: 'close', by: 'time' });
}

function close(draft: Draft): void {
  closeOpen(draft);
  if (allows(donationTransitions.free, draft.donation.status)) setStatus(draft, 'free');
}

function lapse(draft: Draft): void {
  const held = heldRequest(draft);
  if (!held) throw new Refusal('wrongState');
  move(draft, held, { step: held.state === 'promised' ? 'miss' : 'close', by: 'time' });
  offerNext(draft, held);
}

function remindOfPickup(draft: Draft): void {
  const held = heldRequest(draft);
  if (!held?.from) throw new Refusal('wrongState');
  const { id: requestId, askerId, donorId, from } = held;
  change(draft, requestId, { remindedAt: draft.now.toISOString() });
  if (Date.parse(from) <= draft.now.getTime()) return;
  for (const userId of [askerId, donorId]) draft.notices.push({ userId, kind: 'pickup reminder', requestId });
}

function end(draft: Draft, step: 'expire' | 'pause', kind: 'expired' | 'paused'): void {
  if (!allows(donationTransitions[step], draft.donation.status)) throw new Refusal('wrongState');
  setStatus(draft, step);
  draft.notices.push({ userId: draft.donation.donorId, kind });
  closeOpen(draft);
}

function remindDonor(
  draft: Draft,
  kind: 'expiry reminder' | 'answer reminder',
  memory: Partial<Pick<HandOverDonation, 'isExpiryReminded' | 'reminders'>>,
): void {
  draft.donation = { ...draft.donation, ...memory };
  draft.notices.push({ userId: draft.donation.donorId, kind });
}
