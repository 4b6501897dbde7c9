import { Refusal, type Command, type Decision } from './commands.js';
import { due, heldRequest } from './deadlines.js';
import {
  agreed,
  change,
  closeOpen,
  finish,
  makeDraft,
  move,
  normalize,
  notify,
  offerEnd,
  offerNext,
  otherOf,
  refuseTime,
  rememberAnswer,
  say,
  setStatus,
  type Draft,
  type Result,
} from './draft.js';
import type { HandOver, HandOverDonation, HandOverRequest } from './state.js';
import { allows, canWriteIn, donationTransitions, editableStates, hasEnded, requestableStates } from './states.js';
import { isPart, type Moment } from './time.js';
import { objectUntil } from './view.js';

/** Decides what a command changes, or why it is refused. The same arguments have the same result. */
export function decide(handOver: HandOver, command: Command, moment: Moment): Decision | Refusal {
  const draft = makeDraft(handOver, moment);
  return run(draft, command) ?? finish(draft);
}

/** Does everything that was due by now. */
export function settle(handOver: HandOver, moment: Moment): Decision {
  const draft = makeDraft(handOver, moment);
  for (let [next] = due(draft, moment); next; [next] = due(draft, moment)) run(draft, next);
  return finish(draft);
}

type Of<Kind extends Command['kind']> = Command & { kind: Kind };
type OnRequest = Extract<Command, { requestId: number }>;
type OnDonation = Exclude<Command, OnRequest>;

/** Rules of commands about the donation. */
const donationRules: { readonly [Kind in OnDonation['kind']]: (draft: Draft, command: Of<Kind>) => Result } = {
  ask,
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

type RequestRule<Kind extends OnRequest['kind']> = (
  draft: Draft,
  request: HandOverRequest,
  command: Of<Kind>,
) => Result;

/** Rules of commands about one request. */
const requestRules: { readonly [Kind in OnRequest['kind']]: RequestRule<Kind> } = {
  promise,
  accept,
  decline,
  cancel,
  receive,
  miss,
  object,
  write,
};

/** Changes the draft by a command, or returns why it is refused. */
function run(draft: Draft, command: Command): Result {
  // Casts, since TypeScript does not relate a rule to the kind of its command.
  if (!('requestId' in command)) {
    return (donationRules[command.kind] as (draft: Draft, command: OnDonation) => Result)(draft, command);
  }
  const request = draft.requests.find(({ id }) => id === command.requestId);
  if (!request) return new Refusal('wrongState');
  return (requestRules[command.kind] as RequestRule<OnRequest['kind']>)(draft, request, command);
}

function ask(draft: Draft, { askerId, reason, times, barred }: Of<'ask'>): Result {
  const { donation, now } = draft;
  if (donation.donorId === askerId) return new Refusal('ownDonation');
  const wrong = times.map((time, index) => refuseTime(time, draft, `times.${index}.`)).find(Boolean);
  if (wrong) return wrong;
  if (!requestableStates.some((state) => state === donation.status)) return new Refusal('wrongState');
  if (barred) return new Refusal(barred);
  const isOpen = draft.requests.some((one) => one.askerId === askerId && !hasEnded(one.state));
  if (isOpen) return new Refusal('askedBefore');
  const people = { donationId: donation.id, askerId, donorId: donation.donorId };
  const dates = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  draft.requests.push({ id: 0, ...people, state: 'waiting', reason, times, ...dates });
  notify(draft, donation.donorId, 'asked', { requestId: 0 });
  return undefined;
}

function promise(draft: Draft, request: HandOverRequest, { place, ...time }: Of<'promise'>): Result {
  const wrong = refuseTime(time, draft);
  if (wrong) return wrong;
  if (!allows(donationTransitions.hold, draft.donation.status)) return new Refusal('wrongState');
  const refusal = move(draft, request, 'promise', { place: place.trim(), ...agreed(draft, time) });
  if (refusal) return refusal;
  setStatus(draft, 'hold');
  rememberAnswer(draft);
  notify(draft, request.askerId, 'promised', { requestId: request.id });
  return undefined;
}

/**
 * The next in line takes the offer at one of their own times: the first that is ahead, or one that is named. Another
 * time is a proposal, which the donor accepts.
 */
function accept(draft: Draft, request: HandOverRequest, { by, time }: Of<'accept'>): Result {
  const wrong = time && refuseTime(time, draft);
  if (wrong) return wrong;
  const { id: requestId, from, to } = request;
  if (request.state !== 'offered') return new Refusal('wrongState');
  const proposed = from && to ? [{ from, to }] : [];
  const known = (by === 'donor' ? proposed : request.times).toSorted(
    (one, other) => Date.parse(one.from) - Date.parse(other.from),
  );
  const chosen = time ?? known.find((one) => !refuseTime(one, draft));
  const isKnown = chosen !== undefined && known.some((one) => isPart(chosen, one));
  if (by === 'donor' && !isKnown) return new Refusal('wrongState');
  if (!chosen) return new Refusal('nameATime');
  if (!isKnown) {
    // A second proposal holds the donation no longer than the first.
    const holdsUntil = from ? request.holdsUntil : offerEnd(draft);
    notify(draft, draft.donation.donorId, 'proposed', { requestId });
    return move(draft, request, 'propose', { ...normalize(chosen), holdsUntil });
  }
  notify(draft, by === 'donor' ? request.askerId : request.donorId, 'promised', { requestId });
  return move(draft, request, 'accept', agreed(draft, chosen));
}

function decline(draft: Draft, request: HandOverRequest, { reason }: Of<'decline'>): Result {
  const refusal = move(draft, request, 'decline');
  if (refusal) return refusal;
  say(draft, request, 'donor', reason);
  rememberAnswer(draft);
  notify(draft, request.askerId, 'declined', { requestId: request.id });
  if (request.state === 'offered') offerNext(draft, request);
  return undefined;
}

/** One of the two takes back. What was promised or offered goes to the next in line. */
function cancel(draft: Draft, request: HandOverRequest, { by, reason }: Of<'cancel'>): Result {
  const refusal = move(draft, request, by === 'donor' ? 'takeBack' : 'cancel');
  if (refusal) return refusal;
  say(draft, request, by, reason);
  if (by === 'donor') rememberAnswer(draft);
  notify(draft, otherOf(request, by), 'cancelled', { requestId: request.id });
  if (request.state !== 'waiting') offerNext(draft, request);
  return undefined;
}

/** It was collected: the donor confirms it, or the asker knows the words. Everybody else gets an answer. */
function receive(draft: Draft, request: HandOverRequest, { by, code = '' }: Of<'receive'>): Result {
  const isWrong = by === 'asker' && (request.code === undefined || plain(request.code) !== plain(code));
  if (request.state === 'promised' && isWrong) return new Refusal('wrongWords', 'code');
  const refusal = move(draft, request, 'receive', { receivedTitle: draft.donation.title });
  if (refusal) return refusal;
  setStatus(draft, 'give');
  notify(draft, otherOf(request, by), 'received', { requestId: request.id });
  closeOpen(draft);
  return undefined;
}

/** Returns the words of a code in one spelling. */
function plain(code: string): string {
  const letters = code.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join(' ');
}

/** The asker did not come, as the donor reports. Not before the agreed time, since others read it of the asker. */
function miss(draft: Draft, request: HandOverRequest): Result {
  if (request.from && Date.parse(request.from) > draft.now.getTime()) return new Refusal('wrongState');
  const refusal = move(draft, request, 'miss');
  if (refusal) return refusal;
  rememberAnswer(draft);
  notify(draft, request.askerId, 'missed', { requestId: request.id });
  offerNext(draft, request);
  return undefined;
}

/** The asker objects to a no-show: it does not count. */
function object(draft: Draft, request: HandOverRequest): Result {
  if (!objectUntil(request, draft).objectUntil) return new Refusal('wrongState');
  notify(draft, request.donorId, 'message', { requestId: request.id, isOnce: true });
  return move(draft, request, 'object', { objectedAt: draft.now.toISOString() });
}

function write(draft: Draft, request: HandOverRequest, { by, content }: Of<'write'>): Result {
  const { id, askerId, donorId, state } = request;
  if (!canWriteIn(state)) return new Refusal('conversationOver');
  draft.lines.push({ requestId: id, authorId: by === 'donor' ? donorId : askerId, content });
  change(draft, id, { updatedAt: draft.now.toISOString() });
  if (by === 'donor') rememberAnswer(draft);
  // A thank-you is worth reading in the mail; earlier words may name a place.
  const words = state === 'received' ? content : undefined;
  notify(draft, otherOf(request, by), 'message', { requestId: id, isOnce: true, ...(words && { words }) });
  return undefined;
}

/** Steps of the donor with the donation. */
function changeDonation(draft: Draft, { kind: step }: Of<'give' | 'withdraw' | 'renew' | 'edit'>): Result {
  const { status } = draft.donation;
  const isAllowed =
    step === 'edit' ? editableStates.some((state) => state === status) : allows(donationTransitions[step], status);
  if (!isAllowed) return new Refusal('wrongState');
  if (step === 'edit') return undefined;
  setStatus(draft, step);
  if (step !== 'renew') return closeOpen(draft);
  draft.donation = { ...draft.donation, offeredAt: draft.now.toISOString(), isExpiryReminded: false };
  rememberAnswer(draft);
  return undefined;
}

function close(draft: Draft): undefined {
  closeOpen(draft);
  if (allows(donationTransitions.free, draft.donation.status)) setStatus(draft, 'free');
}

/** A promise was not kept, or an offer not taken: the next in line gets an offer. */
function lapse(draft: Draft): Result {
  const held = heldRequest(draft);
  if (!held) return new Refusal('wrongState');
  const isMissed = held.state === 'promised';
  move(draft, held, isMissed ? 'miss' : 'close');
  notify(draft, held.askerId, isMissed ? 'missed' : 'closed', { requestId: held.id });
  if (isMissed) notify(draft, held.donorId, 'missed', { requestId: held.id });
  offerNext(draft, held);
  return undefined;
}

/** Reminds both of a pickup that is still ahead. */
function remindOfPickup(draft: Draft): Result {
  const held = heldRequest(draft);
  if (!held?.from) return new Refusal('wrongState');
  change(draft, held.id, { remindedAt: draft.now.toISOString() });
  if (Date.parse(held.from) <= draft.now.getTime()) return undefined;
  for (const userId of [held.askerId, held.donorId]) {
    notify(draft, userId, 'pickup reminder', { requestId: held.id });
  }
  return undefined;
}

/** The time of the donation, or of its donor to answer, is over. */
function end(draft: Draft, step: 'expire' | 'pause', kind: 'expired' | 'paused'): Result {
  if (!allows(donationTransitions[step], draft.donation.status)) return new Refusal('wrongState');
  setStatus(draft, step);
  notify(draft, draft.donation.donorId, kind);
  return closeOpen(draft);
}

function remindDonor(
  draft: Draft,
  kind: 'expiry reminder' | 'answer reminder',
  memory: Pick<HandOverDonation, 'isExpiryReminded'> | Pick<HandOverDonation, 'reminders'>,
): undefined {
  draft.donation = { ...draft.donation, ...memory };
  notify(draft, draft.donation.donorId, kind);
}
