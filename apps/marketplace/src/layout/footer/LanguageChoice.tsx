import { siteLanguages, type SiteLanguage } from '@clothesline/api-client/contract';
import { Button, useToast } from '@clothesline/ui';
import { useState } from 'react';
import { useAccount } from '../../shared/account/AccountContext.js';
import { problemText } from '../../shared/account/useCall.js';
import { chooseLanguage, languageNames, shownLanguage } from '../../shared/language/chooseLanguage.js';
import { footerMessages as messages } from './messages.js';
import { list } from './SocialLinks.css.js';

/** What the site is in, for everybody and on every page. Each language is named in its own words. */
export function LanguageChoice() {
  const { session } = useAccount();
  const { toast } = useToast();
  const [chosen, setChosen] = useState<SiteLanguage>();

  async function choose(language: SiteLanguage) {
    setChosen(language);
    try {
      await chooseLanguage(language, session);
    } catch (error) {
      setChosen(undefined);
      toast({ title: messages.languageFailed, description: problemText(error), variant: 'destructive' });
    }
  }

  return (
    <ul aria-label={messages.language} className={list}>
      {siteLanguages.map((language) => {
        const isShown = language === shownLanguage();
        return (
          <li key={language} lang={language}>
            <Button
              tone={isShown ? 'neutral' : 'quiet'}
              size="small"
              aria-pressed={isShown}
              busy={language === chosen}
              onClick={isShown ? undefined : () => void choose(language)}
            >
              {languageNames[language]}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
