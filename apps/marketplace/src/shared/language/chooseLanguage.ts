import { languageCookie, type SiteLanguage } from '@clothesline/api-client/contract';

/** In seconds. */
const oneYear = 31_536_000;

/** What the languages call themselves. */
export const languageNames: Record<SiteLanguage, string> = { en: 'English', es: 'Español' };

/** What this page is in. */
export const shownLanguage = (): SiteLanguage => (document.documentElement.lang === 'es' ? 'es' : 'en');

/** Keeps a language on this device: in a cookie, so that the server has the next page in it. */
export function keepLanguage(language: SiteLanguage): void {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
}
