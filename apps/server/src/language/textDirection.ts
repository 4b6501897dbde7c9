import type { SiteLanguage } from '@clothesline/api-client/contract';

/** Returns the writing direction of a language. */
export function textDirection(language: SiteLanguage): 'ltr' | 'rtl' {
  // A cast, since the types lack a method that Node has.
  const locale = new Intl.Locale(language) as Intl.Locale & { getTextInfo(): { direction: 'ltr' | 'rtl' } };
  return locale.getTextInfo().direction;
}
