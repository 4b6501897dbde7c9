import { Refusal, type Decision, type HandOverNotice, type Line, type Part } from './commands.js';
import { nextDue } from './deadlines.js';
import type { HandOver, HandOverDonation, HandOverRequest } from './state.js';
import {
  allows,
  donationTransitions,
  hasEnded,
  requestTransitions,
  type DonationTransition,
  type RequestTransition,
} from './states.js';
import { timeProblem, type Moment, type Span } from './time.js';

/** State of a hand-over while a command changes it. */
export interface Draft extends Moment {
  donation: HandOverDonation;
  requests: HandOverRequest[];
  received: HandOver['received'];
  lines: Line[];
  notices: HandOverNotice[];
}

export type Result = Refusal | undefined;

export function makeDraft({ donation, requests, received }: HandOver, moment: Moment): Draft {
  return { ...moment, donation, requests: [...requests], received, lines: [], notices: [] };
}

export function finish({ donation, requests, received, lines, notices, durations }: Draft): Decision {
  const state = { donation, requests, received };
  return { state, lines, notices, nextDue: nextDue(state, durations) };
}

/** Refuses a time that is past, too soon, too short or too far ahead. */
export function refuseTime(time: Span, { now, durations }: Moment, path = ''): Result {
  const problem = timeProblem(time, now, durations);
  return problem && new Refusal('checkInput', path + problem.path, problem.code);
}

/** Moves a request along the table, with a line in its conversation. Refuses a request that is in another state. */
export function move(
  draft: Draft,
  { id, state }: HandOverRequest,
  step: RequestTransition,
  changes: Partial<HandOverRequest> = {},
): Result {
  const transition = requestTransitions[step];
  if (!allows(transition, state)) return new Refusal('wrongState');
  const updatedAt = draft.now.toISOString();
  change(draft, id, { ...changes, state: transition.to, updatedAt });
  if (hasEnded(transition.to) && !hasEnded(state)) change(draft, id, { endedAt: updatedAt, holdsUntil: undefined });
  draft.lines.push({ requestId: id, step });
  return undefined;
}

export function change(draft: Draft, requestId: number, changes: Partial<HandOverRequest>): void {
  draft.requests = draft.requests.map((one) => (one.id === requestId ? { ...one, ...changes } : one));
}

export function setStatus(draft: Draft, step: DonationTransition): void {
  const { to } = donationTransitions[step];
  draft.donation = { ...draft.donation, status: to };
}

export function notify(
  draft: Draft,
  userId: number,
  kind: HandOverNotice['kind'],
  more: Omit<HandOverNotice, 'userId' | 'kind'> = {},
): void {
  draft.notices.push({ userId, kind, ...more });
}

/** Remembers that the donor answered: their time to answer begins again. */
export function rememberAnswer(draft: Draft): void {
  draft.donation = { ...draft.donation, answeredAt: draft.now.toISOString(), reminders: 0 };
}

/** Returns what both agreed on: until when it holds, and when it was promised. */
export function agreed({ now, durations }: Moment, { from, to }: Span): Partial<HandOverRequest> {
  const holdsUntil = new Date(Date.parse(to) + durations.promiseGrace).toISOString();
  return { ...normalize({ from, to }), promisedAt: now.toISOString(), holdsUntil };
}

export const normalize = ({ from, to }: Span): Span => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

export const offerEnd = ({ now, durations }: Moment) => new Date(now.getTime() + durations.offerTime).toISOString();

export const otherOf = ({ askerId, donorId }: HandOverRequest, by: Part) => (by === 'donor' ? askerId : donorId);

/** Adds words of one of the two to the conversation. */
export function say(draft: Draft, { id, askerId, donorId }: HandOverRequest, by: Part, words = ''): void {
  const authorId = by === 'donor' ? donorId : askerId;
  if (words.trim() !== '') draft.lines.push({ requestId: id, authorId, content: words.trim() });
}

/** Offers the donation to the next in line: who received least lately, then who asked first. Frees it without one. */
export function offerNext(draft: Draft, { place }: HandOverRequest): void {
  const received = ({ askerId }: HandOverRequest) => draft.received.get(askerId) ?? 0;
  const [next] = draft.requests
    .filter(({ state }) => state === 'waiting')
    .toSorted(
      (one, other) =>
        received(one) - received(other) || Date.parse(one.createdAt) - Date.parse(other.createdAt) || one.id - other.id,
    );
  if (!next) return setStatus(draft, 'free');
  move(draft, next, 'offer', { place, holdsUntil: offerEnd(draft) });
  notify(draft, next.askerId, 'offered', { requestId: next.id });
  setStatus(draft, 'hold');
}

/** Answers everybody whose request is open. */
export function closeOpen(draft: Draft): undefined {
  const wentToOther = draft.donation.status === 'given';
  for (const request of draft.requests.filter(({ state }) => !hasEnded(state))) {
    move(draft, request, 'close');
    notify(draft, request.askerId, 'closed', { requestId: request.id, hasSimilar: true, wentToOther });
  }
}
