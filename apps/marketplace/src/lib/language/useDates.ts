import type { Time } from '@clothesline/api-client/members';
import { useLocale } from '@clothesline/ui';

/** A day, in words. */
const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** Formats dates and times in a language; `undefined` is the visitor's own. */
export function createDates(language: string | undefined) {
  const moments = (options: Intl.DateTimeFormatOptions = {}) =>
    new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit', ...options });
  const longDate = (iso: string, timeZone?: string) =>
    new Date(iso).toLocaleDateString(language, { dateStyle: 'long', timeZone });
  return {
    /** A day with its year. */
    day: longDate,
    /** The same; undefined if the text is not a date. */
    date: (iso: string, timeZone?: string) => (Number.isNaN(Date.parse(iso)) ? undefined : longDate(iso, timeZone)),
    /** A day of the week. */
    weekday: (date: Date) => new Intl.DateTimeFormat(language, { ...day, weekday: 'long' }).format(date),
    moment: (iso: string) => moments().format(new Date(iso)),
    /** A time span with the device's time zone, since the other person may be in another one. */
    span: ({ from, to }: Time) => moments({ timeZoneName: 'short' }).formatRange(new Date(from), new Date(to)),
    /** Name of a language, as "German". */
    language: (tag: string) => new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag,
  };
}

export type Dates = ReturnType<typeof createDates>;

/** Formats dates and times in the language of the page. */
export const useDates = (): Dates => createDates(useLocale().language);
