import { useToast } from '@clothesline/ui';
import { useEffect } from 'react';
import { keepLanguage, shownLanguage } from '../language/chooseLanguage.js';
import type { Session } from './AccountContext.js';
import { signInMessages as messages } from './signInMessages.js';

/**
 * Offers to reload the page in the language of the account that has just signed in. An automatic reload would lose
 * typed text.
 */
export function useAccountLanguage(session: Session | undefined): void {
  const { toast } = useToast();
  const language = session?.account.language ?? null;
  useEffect(() => {
    if (language === null || language === shownLanguage()) return;
    keepLanguage(language);
    toast({
      title: messages.otherLanguage,
      description: messages.otherLanguageText,
      action: { label: messages.changeLanguage, onClick: () => window.location.reload() },
    });
  }, [language, toast]);
}
