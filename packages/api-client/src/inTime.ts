/** "in 40 seconds", "in 3 minutes": what `when` is in other texts. */
export function inTime(seconds: number): string {
  return timeFrom(seconds, 'en');
}

/** A number of seconds from now in words of a language: whole minutes from a minute and a half on. */
export function timeFrom(seconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language);
  return seconds < 90 ? words.format(seconds, 'second') : words.format(Math.ceil(seconds / 60), 'minute');
}
