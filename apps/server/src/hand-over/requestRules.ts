import { timeIssue, type Ask, type Time } from '@clothesline/api-client/members';
import { requestableStates } from '@clothesline/api-client/members';
import { readName } from '../accounts/people.js';
import { HttpError } from '../http/httpError.js';
import { messages } from '../http/messages.js';
import type { ToldTexts } from '../language/pickHandOverTexts.js';
import { haveBlock } from '../accounts/blocks.js';
import { rememberAnswer } from './answers.js';
import {
  addLine,
  closeOpen,
  heldRequest,
  move,
  notify,
  offerNext,
  makePickupCode,
  setStatus,
  type HandOver,
  type Request,
} from './handOver.js';
import { readObjectUntil } from './requestViews.js';
import { isPickupCode } from './pickupCode.js';

/** Characters of a reason that the notice about a request names. */
const excerptLength = 200;

function findIssue(time: Time, { now, durations }: Pick<HandOver, 'now' | 'durations'>) {
  return timeIssue(time, now, { lead: durations.pickupLead, span: durations.pickupSpan });
}

/** Throws a `HttpError` (422) for a time that is past, too soon, too short or too far ahead. */
function checkTime(time: Time, handOver: Pick<HandOver, 'now' | 'durations'>, path = ''): void {
  const issue = findIssue(time, handOver);
  if (issue) {
    throw new HttpError(422, messages.checkInput, { issues: [{ ...issue, path: path + issue.path }] });
  }
}

function wrongState(): HttpError {
  return new HttpError(409, messages.wrongState);
}

/** Adds a request for the donation. */
export async function ask(handOver: HandOver, askerId: number, { reason, times }: Ask): Promise<Request> {
  const { db, donation, now } = handOver;
  if (donation.user_id === askerId) throw new HttpError(403, messages.ownDonation);
  for (const [index, time] of times.entries()) checkTime(time, handOver, `times.${index}.`);
  if (!requestableStates.some((state) => state === donation.status)) throw wrongState();
  await checkPeople(handOver, askerId);
  const open = await db
    .selectFrom('requests')
    .select('id')
    .where('donation_id', '=', donation.id)
    .where('asker_id', '=', askerId)
    .where('state', 'in', ['waiting', 'offered', 'promised'])
    .executeTakeFirst();
  if (open) throw new HttpError(409, messages.askedBefore);
  const request = await db
    .insertInto('requests')
    .values({
      donation_id: donation.id,
      asker_id: askerId,
      donor_id: donation.user_id,
      reason,
      times: JSON.stringify(times),
      created_at: now,
      updated_at: now,
      place: null,
      from_at: null,
      to_at: null,
      code: null,
      holds_until: null,
      promised_at: null,
      reminded_at: null,
      asker_read: null,
      donor_read: null,
      ended_at: null,
      objected_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const name = (await readName(db, askerId)) ?? '';
  const excerpt = reason.length > excerptLength ? `${reason.slice(0, excerptLength).toWellFormed()}…` : reason;
  const text = (said: ToldTexts) => said.askedBy(donation.title, name, excerpt);
  await notify(handOver, donation.user_id, 'asked', { requestId: request.id, text });
  return request;
}

/**
 * Throws a `HttpError` where one of the two may not write any more (403, 404), or one has blocked the other (404,
 * as on the donation's page; the donor's page says that they cannot ask). Their accounts stay as they are until the transaction ends.
 */
async function checkPeople({ db, donation }: HandOver, askerId: number): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'delete_at', 'suspended_for'])
    .where('id', 'in', [askerId, donation.user_id])
    .orderBy('id')
    .forShare()
    .execute();
  const mayNot = people.filter(({ delete_at: end, suspended_for: reason }) => end !== null || reason !== null);
  if (mayNot.some(({ id }) => id === askerId)) throw new HttpError(403, messages.beingDeleted);
  if (mayNot.length > 0 || (await haveBlock(db, askerId, donation.user_id))) {
    throw new HttpError(404, messages.donationNotFound);
  }
}

export interface Appointment extends Time {
  place: string;
}

/** The donor promises the donation to one person. */
export async function promise(handOver: HandOver, request: Request, { place, ...time }: Appointment): Promise<Request> {
  const { donation } = handOver;
  checkTime(time, handOver);
  if (donation.status !== 'available' || (await heldRequest(handOver))) throw wrongState();
  const promised = await move(handOver, request, 'promise', {
    place: place.trim(),
    code: await makePickupCode(handOver, request.asker_id),
    ...held(handOver, time),
  });
  await setStatus(handOver, 'promised');
  await rememberAnswer(handOver);
  await notify(handOver, request.asker_id, 'promised', { requestId: request.id });
  return promised;
}

function held({ now, durations }: HandOver, { from, to }: Time) {
  return {
    from_at: new Date(from),
    to_at: new Date(to),
    promised_at: now,
    reminded_at: null,
    holds_until: new Date(Date.parse(to) + durations.promiseGrace),
  };
}

/**
 * The next in line takes the offer: within a time that they named when they asked, the first of those ahead if none is
 * named here. Any other time is proposed: the donor accepts it before the place is shown.
 */
export async function accept(
  handOver: HandOver,
  request: Request,
  { isDonor, time }: { isDonor: boolean; time: Time | undefined },
): Promise<Request> {
  const { donation, now, durations } = handOver;
  if (time) checkTime(time, handOver);
  if (request.state !== 'offered') throw wrongState();
  const { id: requestId, from_at: from, to_at: to } = request;
  const proposed = from && to ? [{ from: from.toISOString(), to: to.toISOString() }] : [];
  const known = (isDonor ? proposed : request.times).toSorted(
    (one, other) => Date.parse(one.from) - Date.parse(other.from),
  );
  const chosen = time ?? known.find((one) => !findIssue(one, handOver));
  const isKnown = chosen !== undefined && known.some((one) => isPart(chosen, one));
  if (isDonor && !isKnown) throw wrongState();
  if (!chosen) throw new HttpError(409, messages.nameATime);
  if (!isKnown) {
    // A second proposal holds the donation no longer than the first.
    const end = from ? request.holds_until : new Date(now.getTime() + durations.offerTime);
    const changes = { from_at: new Date(chosen.from), to_at: new Date(chosen.to), holds_until: end };
    const offered = await move(handOver, request, 'propose', changes);
    await notify(handOver, donation.user_id, 'proposed', { requestId });
    return offered;
  }
  const promised = await move(handOver, request, 'accept', held(handOver, chosen));
  await notify(handOver, isDonor ? request.asker_id : donation.user_id, 'promised', { requestId });
  return promised;
}

/** Whether a span of time is a part of another. */
function isPart({ from, to }: Time, whole: Time): boolean {
  return Date.parse(from) >= Date.parse(whole.from) && Date.parse(to) <= Date.parse(whole.to);
}

/** The donor says no to one person. */
export async function decline(handOver: HandOver, request: Request, reason: string): Promise<Request> {
  const declined = await move(handOver, request, 'decline');
  await explain(handOver, request, request.donor_id, reason);
  await rememberAnswer(handOver);
  await notify(handOver, request.asker_id, 'declined', { requestId: request.id });
  if (request.state === 'offered') await offerNext(handOver, request);
  return declined;
}

/** One of the two takes back. What was promised or offered goes to the next in line. */
export async function cancel(
  handOver: HandOver,
  request: Request,
  { isDonor, reason }: { isDonor: boolean; reason: string },
): Promise<Request> {
  const name = isDonor ? 'takeBack' : 'cancel';
  const cancelled = await move(handOver, request, name);
  await explain(handOver, request, isDonor ? request.donor_id : request.asker_id, reason);
  if (isDonor) await rememberAnswer(handOver);
  await notify(handOver, isDonor ? request.asker_id : request.donor_id, 'cancelled', { requestId: request.id });
  if (request.state !== 'waiting') await offerNext(handOver, request);
  return cancelled;
}

/** Adds the reason as a message of its author, after the line of the step. */
async function explain({ db, now }: HandOver, { id }: Request, authorId: number, reason: string): Promise<void> {
  if (reason.trim() !== '') await addLine(db, { requestId: id, authorId, content: reason.trim() }, now);
}

/** It was collected: the donor says so, or the asker knows the words. Everybody else gets an answer. */
export async function receive(
  handOver: HandOver,
  request: Request,
  { isDonor, code }: { isDonor: boolean; code: string | undefined },
): Promise<Request> {
  if (request.state !== 'promised') throw wrongState();
  if (!isDonor && !isPickupCode(request.code, code ?? '')) {
    throw new HttpError(422, messages.wrongWords, { issues: [{ path: 'code', message: messages.wrongWords }] });
  }
  const received = await move(handOver, request, 'receive');
  await handOver.db
    .updateTable('requests')
    .set(({ selectFrom }) => ({
      received_title: selectFrom('visible_donations').select('title').where('id', '=', request.donation_id),
    }))
    .where('id', '=', request.id)
    .execute();
  await setStatus(handOver, 'given');
  await notify(handOver, isDonor ? request.asker_id : request.donor_id, 'received', { requestId: request.id });
  await closeOpen(handOver);
  return received;
}

/** The asker did not come, as the donor says: not before the time that was agreed on, since others read it of the asker. */
export async function miss(handOver: HandOver, request: Request): Promise<Request> {
  if (request.from_at !== null && request.from_at > handOver.now) throw wrongState();
  const missed = await move(handOver, request, 'miss');
  await rememberAnswer(handOver);
  await notify(handOver, request.asker_id, 'missed', { requestId: request.id });
  await offerNext(handOver, request);
  return missed;
}

/** Objects to a no-show, which others do not read of the asker then. */
export async function object(handOver: HandOver, request: Request): Promise<Request> {
  if (!readObjectUntil(request, handOver.durations, handOver.now).objectUntil) throw wrongState();
  return move(handOver, request, 'object', { objected_at: handOver.now });
}
