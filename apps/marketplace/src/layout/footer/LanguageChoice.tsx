import { Button, useTexts } from '@clothesline/ui';
import { siteLanguages } from '@clothesline/api-client/contract';
import { languageNames } from '@clothesline/api-client/locales/languages';
import { useLocation, useSearchParams } from 'wouter';
import { useAccount, useChooseLanguage } from '../../features/account/index.js';
import { footer } from '../../locales/en/footer.js';
import { useSite } from '../../lib/site/site.js';
import { useShownLanguage } from '../../lib/language/siteLanguage.js';
import { list } from './SocialLinks.css.js';
import { explorePath, paths } from '../../lib/routing/paths.js';
import { readExploreState } from '../../lib/routing/readExploreState.js';

export function LanguageChoice() {
  const messages = useTexts(footer);
  const { session } = useAccount();
  const address = useAddress();
  const { languages = siteLanguages } = useSite();
  const shown = useShownLanguage();
  const { choose } = useChooseLanguage(session, messages.languageFailed);

  return (
    <ul aria-label={messages.language} className={list}>
      {languages.map((language) => {
        const isShown = language === shown;
        return (
          <li key={language} lang={language}>
            {/* Works without JavaScript too: the server stores the language and responds with the translated page. */}
            <Button
              href={`${address}${address.includes('?') ? '&' : '?'}language=${language}`}
              target="_self"
              tone={isShown ? 'neutral' : 'quiet'}
              size="small"
              aria-current={isShown || undefined}
              onClick={(event) => {
                event.preventDefault();
                if (!isShown) void choose(language);
              }}
            >
              {languageNames[language]}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function useAddress(): string {
  const [path] = useLocation();
  const [parameters] = useSearchParams();
  return path === paths.explore ? explorePath(readExploreState(parameters)) : path;
}
