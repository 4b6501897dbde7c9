import { findLanguage, languageCookie, type SiteLanguage } from '@clothesline/api-client/contract';
import { findDirection, useLocale, useToast } from '@clothesline/ui';
import { use, useState } from 'react';
import type { Session } from '../account/AccountContext.js';
import { useProblemText } from '../account/useCall.js';
import { loadCatalogs } from './catalogs.js';
import { ShowLocaleContext } from './ShowLocaleContext.js';

/** In seconds. */
const oneYear = 31_536_000;

/** Returns the site's language of a language tag, as `es` for `es-MX`; English if it has none. */
export const siteLanguage = (tag: string | undefined): SiteLanguage => findLanguage(tag) ?? 'en';

/** Returns the language of this page. */
export const useShownLanguage = (): SiteLanguage => siteLanguage(useLocale().language);

/**
 * Returns a function that shows the page in a language and keeps it on this device, in a cookie, so that the server
 * renders the next page in it. Rejects if the texts fail to load.
 */
export function useShowLanguage() {
  const show = use(ShowLocaleContext);
  return async (language: SiteLanguage): Promise<void> => {
    const catalogs = await loadCatalogs(language);
    document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
    Object.assign(document.documentElement, { lang: language, dir: findDirection(language) });
    // Dates and numbers follow the visitor's own kind of the language.
    const own = navigator.languages.find((one) => findLanguage(one) === language);
    show({ language: own ?? language, catalogs });
  };
}

/**
 * Returns a function that keeps a language with the account, if signed in, and shows the page in it. A failure becomes a
 * toast.
 * @param failedTitle Title of the failure, above the reason
 * @returns `pending` is the choice until the page is in it; undefined before, after and on a failure
 */
export function useChooseLanguage(session: Session | undefined, failedTitle: string) {
  const problemText = useProblemText();
  const showLanguage = useShowLanguage();
  const { toast } = useToast();
  const [pending, setPending] = useState<SiteLanguage>();

  async function choose(language: SiteLanguage) {
    setPending(language);
    try {
      await session?.members.request('updateAccount', { body: { language } });
      await showLanguage(language);
    } catch (error) {
      toast({ title: failedTitle, description: problemText(error), variant: 'destructive' });
    }
    setPending(undefined);
  }
  return { pending, choose };
}
