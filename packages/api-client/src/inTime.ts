/** Writes a duration for `when` in other texts: "in 40 seconds", "in 3 minutes". */
export function inTime(seconds: number): string {
  return relativeTime(seconds, 'en');
}

/** Writes seconds from now in a language: whole minutes from a minute and a half on. */
export function relativeTime(seconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language);
  return seconds < 90 ? words.format(seconds, 'second') : words.format(Math.ceil(seconds / 60), 'minute');
}
