/** States of a donation. Only its donor sees a hidden donation. */
export const donationStates = ['available', 'promised', 'given', 'withdrawn', 'expired', 'paused', 'hidden'] as const;
export type DonationState = (typeof donationStates)[number];

/** States of a request. */
export const requestStates = [
  'waiting',
  'offered',
  'promised',
  'received',
  'missed',
  'declined',
  'cancelled',
  'closed',
] as const;
export type RequestState = (typeof requestStates)[number];

/** States of an open request. All other states are final. */
export const openRequestStates = ['waiting', 'offered', 'promised'] as const satisfies RequestState[];

/** Whether a request has ended. */
export function hasEnded(state: RequestState): boolean {
  return !openRequestStates.some((open) => open === state);
}

/** Whether a request holds the donation for its asker. */
export function isHeld(state: RequestState): boolean {
  return state === 'offered' || state === 'promised';
}

/** Ends after which neither person writes any more: the donor declined, or the donation is gone. */
const silentStates = ['declined', 'closed'] as const satisfies RequestState[];

/** Whether the two people of a request can still write to each other. */
export function canWriteIn(state: RequestState): boolean {
  return !silentStates.some((silent) => silent === state);
}

/** States that show the asker the place and time: promised, or ended at the place. */
const placeStates = ['promised', 'received', 'missed'] as const satisfies RequestState[];

/**
 * Whether the asker of a request reads the place and time. A promise that was taken back or ended by a block hides
 * them.
 */
export function showsPlace(state: RequestState): boolean {
  return placeStates.some((shown) => shown === state);
}

/** Person of a request. */
export type Part = 'asker' | 'donor';

/** Who triggers a transition: one of the two people, a moderator, or the server when a time is reached. */
export type Actor = Part | 'moderator' | 'time';

export interface Transition<State extends string> {
  from: readonly State[];
  to: State;
  by: readonly Actor[];
}

/** Whether a transition can begin in a state. */
export function allows<State extends string>({ from }: Transition<State>, state: State): boolean {
  return from.includes(state);
}

interface RequestStep extends Transition<RequestState> {
  /** Kind of the notice to these people, except to the actor. */
  notice: string;
  tells: readonly Part[];
}

const both = ['asker', 'donor'] as const;

/** Transitions between the states of a request. */
export const requestTransitions = {
  /** The donor promises, with place and time. */
  promise: { from: ['waiting'], to: 'promised', by: ['donor'], notice: 'promised', tells: ['asker'] },
  /** A promise ended without a hand-over: the next in line gets an offer. */
  offer: { from: ['waiting'], to: 'offered', by: ['time', 'donor', 'asker'], notice: 'offered', tells: ['asker'] },
  /** The asker proposes another time: the request stays offered until the donor accepts it. */
  propose: { from: ['offered'], to: 'offered', by: ['asker'], notice: 'proposed', tells: ['donor'] },
  /** The asker chooses a time, or the donor accepts the proposed time. */
  accept: { from: ['offered'], to: 'promised', by: both, notice: 'promised', tells: both },
  decline: { from: ['waiting', 'offered'], to: 'declined', by: ['donor'], notice: 'declined', tells: ['asker'] },
  /** Taken back by the asker. */
  cancel: { from: openRequestStates, to: 'cancelled', by: ['asker'], notice: 'cancelled', tells: ['donor'] },
  /** Taken back by the donor. */
  takeBack: { from: ['offered', 'promised'], to: 'cancelled', by: ['donor'], notice: 'cancelled', tells: ['asker'] },
  /** Collected. */
  receive: { from: ['promised'], to: 'received', by: both, notice: 'received', tells: both },
  /** Reported as not collected, or not collected in time. */
  miss: { from: ['promised'], to: 'missed', by: ['donor', 'time'], notice: 'missed', tells: both },
  /** The asker contradicts: the no-show does not count. */
  object: { from: ['missed'], to: 'missed', by: ['asker'], notice: 'message', tells: ['donor'] },
  /** An offer that was not accepted in time; given to another; withdrawn, expired, hidden, silent. */
  close: {
    from: openRequestStates,
    to: 'closed',
    by: ['donor', 'moderator', 'time'],
    notice: 'closed',
    tells: ['asker'],
  },
} as const satisfies Record<string, RequestStep>;
export type RequestTransition = keyof typeof requestTransitions;

/** Transitions between the states of a donation. */
export const donationTransitions = {
  /** A request is promised or offered. */
  hold: { from: ['available'], to: 'promised', by: ['donor', 'time', 'asker'] },
  /** No request is promised or offered any more. */
  free: { from: ['promised'], to: 'available', by: ['donor', 'asker', 'time'] },
  give: { from: ['available', 'promised', 'paused', 'expired'], to: 'given', by: ['donor', 'asker'] },
  withdraw: { from: ['available', 'promised', 'paused', 'expired'], to: 'withdrawn', by: ['donor'] },
  expire: { from: ['available', 'paused'], to: 'expired', by: ['time'] },
  /** The donor did not answer any request. */
  pause: { from: ['available'], to: 'paused', by: ['time'] },
  renew: { from: ['available', 'expired', 'paused', 'withdrawn'], to: 'available', by: ['donor'] },
  /** A hidden donation can be restored to its former state; a promised donation becomes available. */
  hide: { from: ['available', 'promised', 'paused', 'expired', 'given', 'withdrawn'], to: 'hidden', by: ['moderator'] },
} as const satisfies Record<string, Transition<DonationState>>;
export type DonationTransition = keyof typeof donationTransitions;

/** States of a donation that allow requests. */
export const requestableStates = ['available', 'promised'] as const satisfies DonationState[];

/** States of a donation that allow edits. */
export const editableStates = ['available', 'promised', 'expired', 'paused'] as const satisfies DonationState[];
