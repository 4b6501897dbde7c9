import type { SiteLanguage } from '@clothesline/api-client/contract';
import { useToast } from '@clothesline/ui';
import { useState } from 'react';
import { useProblemText } from '../../lib/forms/useCall.js';
import { useShowLanguage } from '../../lib/language/siteLanguage.js';
import type { Session } from './AccountContext.js';

/**
 * Returns a function that switches the page's language and saves it to the account if signed in. Failures are shown in
 * a toast.
 * @param failedTitle The toast's title, shown above the reason
 * @returns `pending` is the chosen language while it's still loading, and undefined otherwise
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
