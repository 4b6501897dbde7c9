import type { SiteLanguage } from '@clothesline/api-client/contract';
import { useEffect, useEffectEvent } from 'react';
import { useShowLanguage, useShownLanguage } from '../../lib/language/siteLanguage.js';
import type { Session } from './AccountContext.js';

/** Shows the page in the account's language after signing in. */
export function useAccountLanguage(session: Session | undefined): void {
  const shown = useShownLanguage();
  const showLanguage = useShowLanguage();
  const language = session?.account.language ?? null;
  const follow = useEffectEvent((wanted: SiteLanguage | null) => {
    // Keeps the language if texts fail to load.
    if (wanted !== null && wanted !== shown) void showLanguage(wanted).catch(() => {});
  });
  useEffect(() => follow(language), [language]);
}
