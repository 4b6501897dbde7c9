/**
 * Writes when something was said: the time, with the day before it where that is not today; '' for what is no date.
 * @param locale BCP 47; one that cannot be used gives the browser's.
 */
export function createTimeFormat(locale: string | undefined): (timestamp: string) => string {
  // Not before there is something to write: making them took 45 % of the script between a press and the open panel.
  let time: Intl.DateTimeFormat | undefined;
  let dayAndTime: Intl.DateTimeFormat | undefined;
  return (timestamp) => {
    const date = new Date(timestamp);
    if (Number.isNaN(date.getTime())) return '';
    const isToday = date.toDateString() === new Date().toDateString();
    if (isToday) return (time ??= createFormat(locale, clock)).format(date);
    return (dayAndTime ??= createFormat(locale, { day: 'numeric', month: 'short', ...clock })).format(date);
  };
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;

function createFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch {
    return new Intl.DateTimeFormat(undefined, options);
  }
}
