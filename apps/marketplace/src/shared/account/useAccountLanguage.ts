import { useTexts, useToast } from '@clothesline/ui';
import { useEffect } from 'react';
import { signIn } from '../../locales/en/signIn.js';
import { keepLanguage, useShownLanguage } from '../language/chooseLanguage.js';
import type { Session } from './AccountContext.js';

/**
 * Offers to reload the page in the language of the account that has just signed in. An automatic reload would lose
 * typed text.
 */
export function useAccountLanguage(session: Session | undefined): void {
  const messages = useTexts(signIn);
  const { toast } = useToast();
  const shown = useShownLanguage();
  const language = session?.account.language ?? null;
  useEffect(() => {
    if (language === null || language === shown) return;
    keepLanguage(language);
    toast({
      title: messages.otherLanguage,
      description: messages.otherLanguageText,
      action: { label: messages.changeLanguage, onClick: () => window.location.reload() },
    });
  }, [language, shown, messages, toast]);
}
