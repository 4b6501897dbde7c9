/** Returns the end of a local day such as 2026-12-31 as ISO 8601, or the text itself if it isn't a date. */
export function endOfDay(day: string): string {
  const date = new Date(`${day}T23:59:59`);
  return Number.isNaN(date.getTime()) ? day : date.toISOString();
}
