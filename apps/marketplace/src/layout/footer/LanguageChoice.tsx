import { siteLanguages } from '@clothesline/api-client/contract';
import { Button } from '@clothesline/ui';
import { useAccount } from '../../shared/account/AccountContext.js';
import { languageNames, shownLanguage, useChooseLanguage } from '../../shared/language/chooseLanguage.js';
import { footerMessages as messages } from './messages.js';
import { list } from './SocialLinks.css.js';

/** Chooses the language of the site on every page. Each language is named in its own words. */
export function LanguageChoice() {
  const { session } = useAccount();
  const { pending, choose } = useChooseLanguage(session, messages.languageFailed);

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
              busy={language === pending}
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
