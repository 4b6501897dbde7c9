import { useMemo } from 'react';
import { useLocale } from './locale.js';
import type { Section, Texts } from './sections.js';

/**
 * Returns texts in the language of the nearest `LocaleProvider`; English if its catalogs lack them.
 * @param english The English section
 * @param own A component's own texts, which replace single ones
 */
export function useTexts<English extends Section>(english: English, own?: Partial<Texts<English>>): English {
  const { catalogs } = useLocale();
  return useMemo(() => {
    // Casts, since catalogs are typed where they are defined.
    return Object.assign({}, english, ...catalogs.flatMap((one) => english.$.map((name) => one[name])), own) as English;
  }, [english, catalogs, own]);
}
