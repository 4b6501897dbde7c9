import type { SiteLanguage } from '@clothesline/api-client/contract';

export function textDirection(language: SiteLanguage): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(language) as Intl.Locale & { getTextInfo(): { direction: 'ltr' | 'rtl' } };
  return locale.getTextInfo().direction;
}
