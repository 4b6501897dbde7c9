import type { SiteLanguage } from '@clothesline/api-client/contract';
import { useToast } from '@clothesline/ui';
import { useState } from 'react';
import { useProblemText } from '../../lib/forms/useCall.js';
import { useShowLanguage } from '../../lib/language/siteLanguage.js';
import type { Session } from './AccountContext.js';

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
