import { speech } from '../../shared/language/texts.js';

/** A date as the visitor writes it; nothing for a text that is none. */
export function formatDate(isoDate: string, timeZone: string | undefined): string | undefined {
  const date = new Date(isoDate);
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toLocaleDateString(speech.tag, { dateStyle: 'long', timeZone });
}

/** Returns the name of a language, as "Spanish", in the language of the page. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(speech.tag, { type: 'language' }).of(tag) ?? tag;
}
