/** All donation states. A hidden donation is only visible to its donor. */
export const donationStates = ['available', 'promised', 'given', 'withdrawn', 'expired', 'paused', 'hidden'] as const;
export type DonationState = (typeof donationStates)[number];

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

/** All other states are final. */
export const openRequestStates = ['waiting', 'offered', 'promised'] as const satisfies RequestState[];

/** Whether a request is in a final state. */
export function hasEnded(state: RequestState): boolean {
  return !openRequestStates.some((open) => open === state);
}

/** Whether the donation is reserved for this request. */
export function isHeld(state: RequestState): boolean {
  return state === 'offered' || state === 'promised';
}

/** Final states with a closed conversation */
const silentStates = ['declined', 'closed'] as const satisfies RequestState[];

/** Whether the two people can still write to each other. */
export function canWriteIn(state: RequestState): boolean {
  return !silentStates.some((silent) => silent === state);
}

const placeStates = ['promised', 'received', 'missed'] as const satisfies RequestState[];

/** Whether to show the place and time to the asker. They're hidden again once a promise is withdrawn. */
export function showsPlace(state: RequestState): boolean {
  return placeStates.some((shown) => shown === state);
}

export type Part = 'asker' | 'donor';

export type Actor = Part | 'moderator' | 'time';

export interface Transition<State extends string> {
  from: readonly State[];
  to: State;
  by: readonly Actor[];
}

/** Whether a transition is possible from the given state. */
export function allows<State extends string>({ from }: Transition<State>, state: State): boolean {
  return from.includes(state);
}

interface RequestStep extends Transition<RequestState> {
  notice: string;
  tells: readonly Part[];
}

const both = ['asker', 'donor'] as const;

export const requestTransitions = {
  promise: { from: ['waiting'], to: 'promised', by: ['donor'], notice: 'promised', tells: ['asker'] },
  offer: { from: ['waiting'], to: 'offered', by: ['time', 'donor', 'asker'], notice: 'offered', tells: ['asker'] },
  propose: { from: ['offered'], to: 'offered', by: ['asker'], notice: 'proposed', tells: ['donor'] },
  accept: { from: ['offered'], to: 'promised', by: both, notice: 'promised', tells: both },
  decline: { from: ['waiting', 'offered'], to: 'declined', by: ['donor'], notice: 'declined', tells: ['asker'] },
  cancel: { from: openRequestStates, to: 'cancelled', by: ['asker'], notice: 'cancelled', tells: ['donor'] },
  takeBack: { from: ['offered', 'promised'], to: 'cancelled', by: ['donor'], notice: 'cancelled', tells: ['asker'] },
  receive: { from: ['promised'], to: 'received', by: both, notice: 'received', tells: both },
  miss: { from: ['promised'], to: 'missed', by: ['donor', 'time'], notice: 'missed', tells: both },
  object: { from: ['missed'], to: 'missed', by: ['asker'], notice: 'message', tells: ['donor'] },
  close: {
    from: openRequestStates,
    to: 'closed',
    by: ['donor', 'moderator', 'time'],
    notice: 'closed',
    tells: ['asker'],
  },
} as const satisfies Record<string, RequestStep>;
export type RequestTransition = keyof typeof requestTransitions;

export const donationTransitions = {
  hold: { from: ['available'], to: 'promised', by: ['donor', 'time', 'asker'] },
  free: { from: ['promised'], to: 'available', by: ['donor', 'asker', 'time'] },
  give: { from: ['available', 'promised', 'paused', 'expired'], to: 'given', by: ['donor', 'asker'] },
  withdraw: { from: ['available', 'promised', 'paused', 'expired'], to: 'withdrawn', by: ['donor'] },
  expire: { from: ['available', 'paused'], to: 'expired', by: ['time'] },
  pause: { from: ['available'], to: 'paused', by: ['time'] },
  renew: { from: ['available', 'expired', 'paused', 'withdrawn'], to: 'available', by: ['donor'] },
  hide: { from: ['available', 'promised', 'paused', 'expired', 'given', 'withdrawn'], to: 'hidden', by: ['moderator'] },
} as const satisfies Record<string, Transition<DonationState>>;
export type DonationTransition = keyof typeof donationTransitions;

export const requestableStates = ['available', 'promised'] as const satisfies DonationState[];

export const editableStates = ['available', 'promised', 'expired', 'paused'] as const satisfies DonationState[];
