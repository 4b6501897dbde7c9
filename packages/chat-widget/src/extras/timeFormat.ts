/** The formats of a language: making them costs more than all that is written with them. */
interface Formats {
  time: Intl.DateTimeFormat;
  dayAndTime: Intl.DateTimeFormat;
}

const known = new Map<string | undefined, Formats>();

/**
 * Writes when something was said: the time, with the day before it where that is not today; '' for what is no date.
 * @param locale BCP 47; one that cannot be used gives the browser's.
 */
export function formatTime(timestamp: string, locale: string | undefined): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return '';
  const { time, dayAndTime } = formatsOf(locale);
  return (date.toDateString() === new Date().toDateString() ? time : dayAndTime).format(date);
}

function formatsOf(locale: string | undefined): Formats {
  const made = known.get(locale) ?? {
    time: createFormat(locale, clock),
    dayAndTime: createFormat(locale, { day: 'numeric', month: 'short', ...clock }),
  };
  known.set(locale, made);
  return made;
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;

function createFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch {
    return new Intl.DateTimeFormat(undefined, options);
  }
}
