import type { Time } from './fields.js';
import { memberLimits } from './limits.js';

/** One day in ms. */
const oneDay = 86_400_000;

/** Least time until a pickup and least length of it, in ms, if a server sets no other. */
export const standardPickup = { lead: 900_000, span: 900_000 };

/** Returns the issue of a time of collection; undefined if it is valid. */
export function timeIssue(
  { from, to }: Time,
  now: Date,
  { lead, span } = standardPickup,
): { path: 'from' | 'to'; message: string } | undefined {
  const ahead = Date.parse(from) - now.getTime();
  if (ahead < 0) return { path: 'from', message: 'This time is past' };
  if (ahead < lead) return { path: 'from', message: `Please choose a time at least ${minutes(lead)} from now` };
  if (Date.parse(to) - Date.parse(from) < span) {
    return { path: 'to', message: `Please choose at least ${minutes(span)} between the start and the end` };
  }
  if (Date.parse(to) > now.getTime() + memberLimits.timesAheadDays * oneDay) {
    return { path: 'to', message: `Please choose a time within ${memberLimits.timesAheadDays} days` };
  }
  return undefined;
}

const minutes = (milliseconds: number) => `${Math.ceil(milliseconds / 60_000)} minutes`;
