import { standardPickup, type Durations } from '../hand-over/durations.js';
import { timeProblem, type TimeProblem } from '../hand-over/time.js';
import type { Time } from './fields.js';
import { memberLimits } from './limits.js';

type PickupRule = Pick<Durations, 'pickupLead' | 'pickupSpan'>;

/** Returns the issue of a time of collection; undefined if it is valid. */
export function timeIssue(
  time: Time,
  now: Date,
  rule: PickupRule = standardPickup,
): { path: 'from' | 'to'; message: string } | undefined {
  const problem = timeProblem(time, now, rule);
  return problem && { path: problem.path, message: timeMessage(problem.code, rule) };
}

/** Returns the sentence for a wrong time of collection. */
export function timeMessage(code: TimeProblem['code'], { pickupLead, pickupSpan }: PickupRule): string {
  if (code === 'past') return 'This time is past';
  if (code === 'tooSoon') return `Please choose a time at least ${minutes(pickupLead)} from now`;
  if (code === 'tooShort') return `Please choose at least ${minutes(pickupSpan)} between the start and the end`;
  return `Please choose a time within ${memberLimits.timesAheadDays} days`;
}

const minutes = (milliseconds: number) => `${Math.ceil(milliseconds / 60_000)} minutes`;
