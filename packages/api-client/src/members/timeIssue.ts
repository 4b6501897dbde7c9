import { coded, type Coded } from '../contract/coded.js';
import { standardPickup, type Durations } from '../hand-over/durations.js';
import { timeProblem, type TimeProblem } from '../hand-over/time.js';
import { memberIssues } from '../locales/members/en/memberIssues.js';
import type { Time } from './fields.js';
import { memberLimits } from './limits.js';

type PickupRule = Pick<Durations, 'pickupLead' | 'pickupSpan'>;

/** Validates a pickup time and returns the issue. Returns `undefined` if the time is fine. */
export function timeIssue(
  time: Time,
  now: Date,
  rule: PickupRule = standardPickup,
): ({ path: 'from' | 'to' } & Coded) | undefined {
  const problem = timeProblem(time, now, rule);
  return problem && { path: problem.path, ...timeText(problem.code, rule) };
}

/** Explains why a pickup time is invalid. */
export function timeText(code: TimeProblem['code'], { pickupLead, pickupSpan }: PickupRule): Coded {
  if (code === 'past') return coded(memberIssues, 'timePast');
  if (code === 'tooSoon') return coded(memberIssues, 'timeTooSoon', { minutes: minutes(pickupLead) });
  if (code === 'tooShort') return coded(memberIssues, 'timeTooShort', { minutes: minutes(pickupSpan) });
  return coded(memberIssues, 'timeTooFar', { days: memberLimits.timesAheadDays });
}

const minutes = (milliseconds: number) => Math.ceil(milliseconds / 60_000);
