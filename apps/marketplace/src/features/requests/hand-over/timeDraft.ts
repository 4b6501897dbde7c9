import type { Coded } from '@clothesline/api-client';
import { memberLimits, timeIssue, type Time } from '@clothesline/api-client/members';
import { useTexts } from '@clothesline/ui';
import { handOver } from '../../../locales/en/handOver.js';
import type { Dates } from '../../../lib/language/useDates.js';
import { useServerText } from '../../../lib/language/useServerText.js';

export interface TimeDraft {
  day: string;
  from: string;
  to: string;
}

/** A default that's in daylight all year round. */
export const emptyTime: TimeDraft = { day: '', from: '10:00', to: '12:00' };

/** After this hour, today can't be chosen anymore. */
const lastHour = 20;

export function dayOptions({ weekday }: Dates, now = new Date()): { value: string; label: string }[] {
  return Array.from({ length: memberLimits.timesAheadDays - Number(now.getHours() >= lastHour) }, (_, ahead) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead + Number(now.getHours() >= lastHour));
    return { value: localDay(day), label: weekday(day) };
  });
}

/**
 * Maximum length of an overnight span in milliseconds. 22:00 to 01:00 crosses midnight, but anything longer than this
 * must be a typo.
 */
const longestNight = 6 * 3_600_000;

/** `issue` is either a message key or an error code of the API contract. */
type ReadTime = { time: Time; issue?: never } | { issue: string | Coded; time?: never };

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
