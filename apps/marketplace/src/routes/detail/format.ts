const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const miles = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A date as the visitor writes it; nothing for a text that is none. */
export function formatDate(isoDate: string): string | undefined {
  const date = new Date(isoDate);
  return Number.isNaN(date.getTime()) ? undefined : dates.format(date);
}

/** Miles to a tenth. */
export function formatMiles(distance: number): string {
  return miles.format(distance);
}
