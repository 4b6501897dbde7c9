import { fixedDurations, type Durations } from './durations.js';
import type { HandOverRequest } from './state.js';
import { showsPlace } from './states.js';
import type { Moment } from './time.js';

/** Returns a request as one of its two people sees it. */
export function viewRequest(request: HandOverRequest, viewerId: number) {
  const { id, donationId, askerId, donorId, state, reason, times, createdAt, updatedAt } = request;
  const { place, from, to, code, holdsUntil } = request;
  const isDonor = viewerId === donorId;
  const seesPlace = isDonor || showsPlace(state);
  return {
    id,
    donationId,
    askerId,
    donorId,
    state,
    reason,
    times,
    ...(seesPlace && place !== undefined && { place }),
    ...((seesPlace || state === 'offered') && from && to && { from, to }),
    ...(isDonor && state === 'promised' && code !== undefined && { code }),
    ...(holdsUntil !== undefined && { holdsUntil }),
    createdAt,
    updatedAt,
    readByOther: (isDonor ? request.askerRead : request.donorRead) ?? null,
  };
}

/** Returns the time until which the donor is advised to wait for more requests, while it is ahead. */
export function chooseFrom(
  { state }: Pick<HandOverRequest, 'state'>,
  listedAt: string | undefined,
  { now, durations }: Moment,
): { chooseFrom?: string } {
  const end = Date.parse(listedAt ?? '') + durations.chooseAfter;
  return state === 'waiting' && end > now.getTime() ? { chooseFrom: new Date(end).toISOString() } : {};
}

/** Returns the time until which the asker can object to a no-show, while it is ahead. */
export function objectUntil(
  { state, objectedAt, endedAt }: Pick<HandOverRequest, 'state' | 'objectedAt' | 'endedAt'>,
  { now, durations }: { now: Date; durations: Pick<Durations, 'objectionTime'> },
): { objectUntil?: string } {
  const end = Date.parse(endedAt ?? '') + durations.objectionTime;
  return state === 'missed' && !objectedAt && end > now.getTime() ? { objectUntil: new Date(end).toISOString() } : {};
}

/** Counts a person's ended requests: received lately, received ever, and promised to them in all. */
export function countPast(
  past: readonly Pick<HandOverRequest, 'state' | 'objectedAt' | 'endedAt'>[],
  moment: Moment,
): { received: number; came: number; promised: number } {
  const received = past.filter(({ state }) => state === 'received');
  const since = moment.now.getTime() - fixedDurations.fairSpan;
  const missed = past.filter(
    (one) => one.state === 'missed' && !one.objectedAt && !objectUntil(one, moment).objectUntil,
  );
  return {
    received: received.filter(({ endedAt }) => Date.parse(endedAt ?? '') > since).length,
    came: received.length,
    promised: received.length + missed.length,
  };
}
