import type { Time } from './fields.js';
import { memberLimits } from './limits.js';

/** One day in ms. */
const oneDay = 86_400_000;

/** Returns the issue of a time of collection that is past or too far ahead; undefined if it is valid. */
export function timeIssue({ from, to }: Time, now: Date): { path: 'from' | 'to'; message: string } | undefined {
  if (Date.parse(from) < now.getTime()) return { path: 'from', message: 'This time is past' };
  if (Date.parse(to) > now.getTime() + memberLimits.timesAheadDays * oneDay) {
    return { path: 'to', message: `Please choose a time within ${memberLimits.timesAheadDays} days` };
  }
  return undefined;
}
