import { memberLimits, timeIssue, type Time } from '@clothesline/api-client/members';
import { names } from '../language/names.js';
import { speech } from '../language/texts.js';
import { handOverMessages as messages } from './messages.js';

/** A time as it is being chosen: a local day (2026-11-23) or none, and two times of the day (17:00). */
export interface TimeDraft {
  day: string;
  from: string;
  to: string;
}

/** By daylight, all year. */
export const emptyTime: TimeDraft = { day: '', from: '10:00', to: '12:00' };

/** Hour of the evening from which today is no choice any more. */
const lastHour = 20;

const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const moments = (options: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat(speech.tag, { ...day, hour: 'numeric', minute: '2-digit', ...options });

/** Returns the days to choose from, the first of them today or, in the evening, tomorrow. */
export function dayOptions(now = new Date()): { value: string; label: string }[] {
  const dayNames = new Intl.DateTimeFormat(speech.tag, { ...day, weekday: 'long' });
  return Array.from({ length: memberLimits.timesAheadDays - Number(now.getHours() >= lastHour) }, (_, ahead) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead + Number(now.getHours() >= lastHour));
    return { value: localDay(day), label: dayNames.format(day) };
  });
}

/** In ms: an end before the start is the next day's (22:00 to 01:00) up to this, and a mistake beyond it. */
const longestNight = 6 * 3_600_000;

type ReadTime = { time: Time; error?: never } | { error: string; time?: never };

/** Returns the span of a chosen time, or its issue. */
export function readTime({ day, from, to }: TimeDraft, now = new Date()): ReadTime {
  if (day === '') return { error: messages.dayMissing };
  const start = new Date(`${day}T${from}`);
  const end = new Date(`${day}T${to}`);
  if (end <= start) end.setDate(end.getDate() + 1);
  const isOverMidnight = end.getDate() !== start.getDate();
  const span = end.getTime() - start.getTime();
  if (!(span > 0) || (isOverMidnight && span > longestNight)) return { error: messages.timeOrder };
  const time = { from: start.toISOString(), to: end.toISOString() };
  const issue = timeIssue(time, now);
  return issue ? { error: start < now ? messages.timePast : names.line(issue.message) } : { time };
}

/** A span as a draft, to change it. */
export function toTimeDraft({ from, to }: Time): TimeDraft {
  return { day: localDay(new Date(from)), from: localTime(new Date(from)), to: localTime(new Date(to)) };
}

/** Whether two drafts are the same time. */
export function sameTime(one: TimeDraft, other: TimeDraft): boolean {
  return one.day === other.day && one.from === other.from && one.to === other.to;
}

/** A span as people read it, in the time zone of their device, which it names: the other person may be in another. */
export function timeText({ from, to }: Time): string {
  return moments({ timeZoneName: 'short' }).formatRange(new Date(from), new Date(to));
}

/** A moment as people read it. */
export function momentText(iso: string): string {
  return moments().format(new Date(iso));
}

/** A day as people read it. */
export function dayText(iso: string, timeZone?: string): string {
  return new Date(iso).toLocaleDateString(speech.tag, { dateStyle: 'long', timeZone });
}

const two = (value: number) => String(value).padStart(2, '0');
const localDay = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const localTime = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;
