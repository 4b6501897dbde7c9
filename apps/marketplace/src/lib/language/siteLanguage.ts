import { findLanguage, languageCookie, type SiteLanguage } from '@clothesline/api-client/contract';
import { findDirection, useLocale } from '@clothesline/ui';
import { use } from 'react';
import { loadCatalogs, ShowLocaleContext } from './catalogs.js';

/** In seconds. */
const oneYear = 31_536_000;

export const siteLanguage = (tag: string | undefined): SiteLanguage => findLanguage(tag) ?? 'en';

export const useShownLanguage = (): SiteLanguage => siteLanguage(useLocale().language);

/** Switches to a language and remembers it. Rejects if the translations can't be loaded. */
export function useShowLanguage() {
  const show = use(ShowLocaleContext);
  return async (language: SiteLanguage): Promise<void> => {
    const catalogs = await loadCatalogs(language);
    document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
    Object.assign(document.documentElement, { lang: language, dir: findDirection(language) });
    // prefer the visitor's regional variant
    const own = navigator.languages.find((one) => findLanguage(one) === language);
    show({ language: own ?? language, catalogs });
  };
}
