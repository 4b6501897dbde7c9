import type { Coded } from '@clothesline/api-client';
import { memberLimits, timeIssue, type Time } from '@clothesline/api-client/members';
import { useTexts } from '@clothesline/ui';
import { handOver } from '../../../locales/en/handOver.js';
import type { Dates } from '../../../lib/language/useDates.js';
import { useServerText } from '../../../lib/language/useServerText.js';

/** Local date (2026-11-23), and times of day (17:00). */
export interface TimeDraft {
  day: string;
  from: string;
  to: string;
}

/** Daylight all year. */
export const emptyTime: TimeDraft = { day: '', from: '10:00', to: '12:00' };

/** Later, today is not offered. */
const lastHour = 20;

/** Starts tomorrow in the evening. */
export function dayOptions({ weekday }: Dates, now = new Date()): { value: string; label: string }[] {
  return Array.from({ length: memberLimits.timesAheadDays - Number(now.getHours() >= lastHour) }, (_, ahead) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead + Number(now.getHours() >= lastHour));
    return { value: localDay(day), label: weekday(day) };
  });
}

/** In ms; 22:00 to 01:00 is a night, longer is a mistake. */
const longestNight = 6 * 3_600_000;

/** Text key, or a contract issue. */
type ReadTime = { time: Time; issue?: never } | { issue: string | Coded; time?: never };

/** The span, or its problem. */
export function readTime({ day, from, to }: TimeDraft, now = new Date()): ReadTime {
  if (day === '') return { issue: 'dayMissing' };
  const start = new Date(`${day}T${from}`);
  const end = new Date(`${day}T${to}`);
  if (end <= start) end.setDate(end.getDate() + 1);
  const isOverMidnight = end.getDate() !== start.getDate();
  const span = end.getTime() - start.getTime();
  if (!(span > 0) || (isOverMidnight && span > longestNight)) return { issue: 'timeOrder' };
  const time = { from: start.toISOString(), to: end.toISOString() };
  const issue = timeIssue(time, now);
  return issue ? { issue: start < now ? 'timePast' : issue } : { time };
}

export function useTimeError() {
  const { dayMissing, timeOrder, timePast } = useTexts(handOver);
  const serverText = useServerText();
  const own: Partial<Record<string, string>> = { dayMissing, timeOrder, timePast };
  return (draft: TimeDraft): string | undefined => {
    const { issue } = readTime(draft);
    return typeof issue === 'string' ? own[issue] : issue && serverText(issue);
  };
}

export function toTimeDraft({ from, to }: Time): TimeDraft {
  return { day: localDay(new Date(from)), from: localTime(new Date(from)), to: localTime(new Date(to)) };
}

export function sameTime(one: TimeDraft, other: TimeDraft): boolean {
  return one.day === other.day && one.from === other.from && one.to === other.to;
}

const two = (value: number) => String(value).padStart(2, '0');
const localDay = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const localTime = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;
