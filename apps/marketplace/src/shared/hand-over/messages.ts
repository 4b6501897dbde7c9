import { memberLimits, type DonationState, type RequestState } from '@clothesline/api-client/members';
import { texts } from '../language/texts.js';

/** The texts of asking, promising and handing over. */
export const handOverMessages = texts('handOver', {
  /** States of a request, in the view of either person. */
  requestStates: {
    waiting: 'Waiting',
    offered: 'Offered',
    promised: 'Promised',
    received: 'Collected',
    missed: 'Not collected',
    declined: 'Declined',
    cancelled: 'Taken back',
    closed: 'Closed',
  } satisfies Record<RequestState, string>,
  donationStates: {
    available: 'Available',
    promised: 'Promised',
    given: 'Given',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
    paused: 'Paused',
    hidden: 'Hidden',
  } satisfies Record<DonationState, string>,
  failed: 'That did not work',

  ask: 'Ask for this donation',
  reason: 'Why would you like it?',
  reasonHint: `The donor reads this. ${memberLimits.reason.min} to ${memberLimits.reason.max} characters.`,
  name: 'Your first name',
  nameHint: 'The donor sees it, and so do people you give to or ask.',
  tooShort: `Please use at least ${memberLimits.reason.min} characters`,
  tooLong: (max: number) => `Please use at most ${max} characters`,
  times: 'When could you collect it?',
  timesHint: `Up to ${memberLimits.times.max} times within ${memberLimits.timesAheadDays} days.`,
  time: (number: number) => `Time ${number}`,
  day: 'Day',
  chooseDay: 'Choose a day',
  from: 'From',
  to: 'Until',
  addTime: 'Add another time',
  removeTime: (number: number) => `Remove time ${number}`,
  dayMissing: 'Please choose a day',
  timeOrder: 'The end comes before the start',
  timePast: 'This time is past',
  safety: 'Meet in a public place if you can, by daylight, and never send money.',
  personal:
    'This looks like a phone number, an email address or a street address. The donor sees it before you know them: better agree on a place in messages.',
  send: 'Send Request',
  sending: 'Sending…',
  sent: 'Your request is sent',
  sentText: 'The donor is told. You find the answer under Requests.',
  yourRequest: 'See your request',
  collected: 'You collected this donation.',
  noAccount:
    'This donation was listed without an account, so nobody can be asked for it here. Save it, or ask the assistant in the corner about donations like it.',
  notOpen: 'This donation cannot be asked for now.',
} as const);
