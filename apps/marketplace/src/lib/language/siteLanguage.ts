import { findLanguage, languageCookie, type SiteLanguage } from '@clothesline/api-client/contract';
import { findDirection, useLocale } from '@clothesline/ui';
import { use } from 'react';
import { loadCatalogs, ShowLocaleContext } from './catalogs.js';

/** In seconds. */
const oneYear = 31_536_000;

/** Such as `es` for `es-MX`; English by default. */
export const siteLanguage = (tag: string | undefined): SiteLanguage => findLanguage(tag) ?? 'en';

/** Returns the language of this page. */
export const useShownLanguage = (): SiteLanguage => siteLanguage(useLocale().language);

/** Shows and stores a language. Rejects if the texts fail to load. */
export function useShowLanguage() {
  const show = use(ShowLocaleContext);
  return async (language: SiteLanguage): Promise<void> => {
    const catalogs = await loadCatalogs(language);
    document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
    Object.assign(document.documentElement, { lang: language, dir: findDirection(language) });
    // The visitor's regional variant.
    const own = navigator.languages.find((one) => findLanguage(one) === language);
    show({ language: own ?? language, catalogs });
  };
}
