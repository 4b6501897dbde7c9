import { fixedDurations, type Durations } from './durations.js';
import type { HandOverRequest } from './state.js';
import { showsPlace } from './states.js';
import type { Moment } from './time.js';

/** Returns a request as seen by the donor or the asker. */
export function viewRequest(request: HandOverRequest, viewerId: number) {
  const { id, donationId, askerId, donorId, state, reason, times, createdAt, updatedAt } = request;
  const { place, from, to, code, holdsUntil, wishId } = request;
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
    ...(wishId !== undefined && { wishId }),
    ...(isDonor && state === 'offered' && { needsPlace: place === undefined }),
    ...(seesPlace && place !== undefined && { place }),
    ...((seesPlace || state === 'offered') && from && to && { from, to }),
    ...(isDonor && state === 'promised' && code !== undefined && { code }),
    ...(holdsUntil !== undefined && { holdsUntil }),
    createdAt,
    updatedAt,
    readByOther: (isDonor ? request.askerRead : request.donorRead) ?? null,
  };
}

export interface RequestFacts {
  title?: string | undefined;
  listedAt?: string | undefined;
  askerName?: string | undefined;
  donorName?: string | undefined;
  past: ReturnType<typeof countPast> | undefined;
}

/** Returns a request for lists. Donors also get the facts they need for a fair choice. */
export function viewListed(
  request: HandOverRequest,
  viewerId: number,
  { title: listed, listedAt, askerName, donorName, past }: RequestFacts,
  moment: Moment,
) {
  const isDonor = viewerId === request.donorId;
  const title = listed ?? (isDonor ? undefined : request.receivedTitle);
  const chooseFrom = Date.parse(listedAt ?? '') + moment.durations.chooseAfter;
  const isEarly = isDonor && request.state === 'waiting' && chooseFrom > moment.now.getTime();
  return {
    ...viewRequest(request, viewerId),
    ...(title !== undefined && { title }),
    ...(donorName !== undefined && { donorName }),
    ...(isDonor && askerName === undefined && { reason: '' }),
    ...(isEarly && { chooseFrom: new Date(chooseFrom).toISOString() }),
    ...(isDonor && past && { asker: { displayName: askerName ?? '', ...past } }),
    ...(!isDonor && objectUntil(request, moment)),
  };
}

/** Returns the end of the dispute period if it's still in the future. */
export function objectUntil(
  { state, objectedAt, endedAt }: Pick<HandOverRequest, 'state' | 'objectedAt' | 'endedAt'>,
  { now, durations }: { now: Date; durations: Pick<Durations, 'objectionTime'> },
): { objectUntil?: string } {
  const end = Date.parse(endedAt ?? '') + durations.objectionTime;
  return state === 'missed' && !objectedAt && end > now.getTime() ? { objectUntil: new Date(end).toISOString() } : {};
}

/** Counts the pickups of a person: `received` recently, `came` in total, and `promised` including missed pickups. */
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
