/**
 * Writes when something was said: the time, with the day before it where that is not today; '' for what is no date.
 * @param locale BCP 47; one that cannot be used gives the browser's.
 */
export function createTimeFormat(locale: string | undefined): (timestamp: string) => string {
  const time = createFormat(locale, { hour: 'numeric', minute: '2-digit' });
  const dayAndTime = createFormat(locale, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  return (timestamp) => {
    const date = new Date(timestamp);
    if (Number.isNaN(date.getTime())) return '';
    const isToday = date.toDateString() === new Date().toDateString();
    return (isToday ? time : dayAndTime).format(date);
  };
}

function createFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch {
    return new Intl.DateTimeFormat(undefined, options);
  }
}
