/** Creating `Intl` formatters is slow, so we cache them per language. */
interface Formats {
  time: Intl.DateTimeFormat;
  dayAndTime: Intl.DateTimeFormat;
}

const known = new Map<string | undefined, Formats>();

/**
 * Formats a time and adds the date unless it's today. Returns '' for invalid dates.
 * @param language A BCP 47 tag. Defaults to the browser's language
 */
export function formatTime(timestamp: string, language: string | undefined): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return '';
  const { time, dayAndTime } = createFormats(language);
  return (date.toDateString() === new Date().toDateString() ? time : dayAndTime).format(date);
}

function createFormats(language: string | undefined): Formats {
  const made = known.get(language) ?? {
    time: new Intl.DateTimeFormat(language, clock),
    dayAndTime: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...clock }),
  };
  known.set(language, made);
  return made;
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;
