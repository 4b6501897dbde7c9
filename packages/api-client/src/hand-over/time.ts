import { pickupAhead, type Durations } from './durations.js';

export interface Span {
  from: string;
  to: string;
}

export interface Moment {
  now: Date;
  durations: Durations;
}

export interface TimeProblem {
  path: 'from' | 'to';
  code: 'past' | 'tooSoon' | 'tooShort' | 'tooFar';
}

/** Validates a pickup time. Returns `undefined` if there's no problem. */
export function timeProblem(
  { from, to }: Span,
  now: Date,
  { pickupLead, pickupSpan }: Pick<Durations, 'pickupLead' | 'pickupSpan'>,
): TimeProblem | undefined {
  const ahead = Date.parse(from) - now.getTime();
  if (ahead < 0) return { path: 'from', code: 'past' };
  if (ahead < pickupLead) return { path: 'from', code: 'tooSoon' };
  if (Date.parse(to) - Date.parse(from) < pickupSpan) return { path: 'to', code: 'tooShort' };
  return Date.parse(to) > now.getTime() + pickupAhead ? { path: 'to', code: 'tooFar' } : undefined;
}

/** Whether a time span lies within another time span. */
export function isPart({ from, to }: Span, whole: Span): boolean {
  return Date.parse(from) >= Date.parse(whole.from) && Date.parse(to) <= Date.parse(whole.to);
}
