import type { Time } from '@clothesline/api-client/members';
import { useLocale } from '@clothesline/ui';

const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;

export function createDates(language: string | undefined) {
  const moments = (options: Intl.DateTimeFormatOptions = {}) =>
    new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit', ...options });
  const longDate = (iso: string, timeZone?: string) =>
    new Date(iso).toLocaleDateString(language, { dateStyle: 'long', timeZone });
  return {
    day: longDate,
    date: (iso: string, timeZone?: string) => (Number.isNaN(Date.parse(iso)) ? undefined : longDate(iso, timeZone)),
    weekday: (date: Date) => new Intl.DateTimeFormat(language, { ...day, weekday: 'long' }).format(date),
    moment: (iso: string) => moments().format(new Date(iso)),
    /** Includes the time zone, as donor and asker may be in different time zones. */
    span: ({ from, to }: Time) => moments({ timeZoneName: 'short' }).formatRange(new Date(from), new Date(to)),
    hours: ({ from, to }: Time) =>
      new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).formatRange(
        new Date(from),
        new Date(to),
      ),
    language: (tag: string) => new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag,
  };
}

export type Dates = ReturnType<typeof createDates>;

export const useDates = (): Dates => createDates(useLocale().language);
