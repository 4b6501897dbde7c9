import { useProblemText } from '../account/useCall.js';
import { findLanguage, languageCookie, type SiteLanguage } from '@clothesline/api-client/contract';
import { useLocale, useToast } from '@clothesline/ui';
import { useState } from 'react';
import type { Session } from '../account/AccountContext.js';

/** In seconds. */
const oneYear = 31_536_000;

/** Returns the site's language of a language tag, as `es` for `es-MX`; English if it has none. */
export const siteLanguage = (tag: string | undefined): SiteLanguage => findLanguage(tag) ?? 'en';

/** Returns the language of this page. */
export const useShownLanguage = (): SiteLanguage => siteLanguage(useLocale().language);

/** Keeps a language on this device: in a cookie, so that the server has the next page in it. */
export function keepLanguage(language: SiteLanguage): void {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
}

/**
 * Loads the page in a language, which is kept on this device and with the account. Rejects if the account cannot be
 * changed.
 */
export async function chooseLanguage(language: SiteLanguage, session: Session | undefined): Promise<void> {
  await session?.members.request('updateAccount', { body: { language } });
  keepLanguage(language);
  window.location.reload();
}

/**
 * Chooses a language as `chooseLanguage` does, and shows a failure.
 * @param failedTitle Title of the failure, above the reason
 * @returns `pending` is the choice, until the page is loaded in it; undefined before and after a failure
 */
export function useChooseLanguage(session: Session | undefined, failedTitle: string) {
  const problemText = useProblemText();
  const { toast } = useToast();
  const [pending, setPending] = useState<SiteLanguage>();

  async function choose(language: SiteLanguage) {
    setPending(language);
    try {
      await chooseLanguage(language, session);
    } catch (error) {
      setPending(undefined);
      toast({ title: failedTitle, description: problemText(error), variant: 'destructive' });
    }
  }
  return { pending, choose };
}
