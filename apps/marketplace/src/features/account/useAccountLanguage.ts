import type { SiteLanguage } from '@clothesline/api-client/contract';
import { useEffect, useEffectEvent } from 'react';
import { useShowLanguage, useShownLanguage } from '../../lib/language/siteLanguage.js';
import type { Session } from './AccountContext.js';

/** Shows the page in the language of the account once it has signed in. */
export function useAccountLanguage(session: Session | undefined): void {
  const shown = useShownLanguage();
  const showLanguage = useShowLanguage();
  const language = session?.account.language ?? null;
  const follow = useEffectEvent((wanted: SiteLanguage | null) => {
    // Without the texts, the page stays in its language.
    if (wanted !== null && wanted !== shown) void showLanguage(wanted).catch(() => {});
  });
  useEffect(() => follow(language), [language]);
}
