import type { Time } from './fields.js';
import { memberLimits } from './limits.js';

/** In ms. */
const oneDay = 86_400_000;

/** What is wrong with a time at which something is collected: it is past, or too far ahead. Undefined where it will do. */
export function timeIssue({ from, to }: Time, now: Date): { path: 'from' | 'to'; message: string } | undefined {
  if (Date.parse(from) < now.getTime()) return { path: 'from', message: 'This time is past' };
  if (Date.parse(to) > now.getTime() + memberLimits.timesAheadDays * oneDay) {
    return { path: 'to', message: `Please choose a time within ${memberLimits.timesAheadDays} days` };
  }
  return undefined;
}
