import type { SiteLanguage } from '@clothesline/api-client/contract';
import { useEffect, useEffectEvent } from 'react';
import { useShowLanguage, useShownLanguage } from '../../lib/language/siteLanguage.js';
import type { Session } from './AccountContext.js';

export function useAccountLanguage(session: Session | undefined): void {
  const shown = useShownLanguage();
  const showLanguage = useShowLanguage();
  const language = session?.account.language ?? null;
  const follow = useEffectEvent((wanted: SiteLanguage | null) => {
    // stay in the current language if the translations can't be loaded
    if (wanted !== null && wanted !== shown) void showLanguage(wanted).catch(() => {});
  });
  useEffect(() => follow(language), [language]);
}
