const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });

/** A date as the visitor writes it; nothing for a text that is none. */
export function formatDate(isoDate: string): string | undefined {
  const date = new Date(isoDate);
  return Number.isNaN(date.getTime()) ? undefined : dates.format(date);
}
