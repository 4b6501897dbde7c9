import { useMemo } from 'react';
import { useLocale } from './locale.js';
import type { Section, Texts } from './sections.js';

/**
 * Returns the strings in the current language, with English as a fallback.
 * @param english The English section
 * @param own Overrides
 */
export function useTexts<English extends Section>(english: English, own?: Partial<Texts<English>>): English {
  const { catalogs } = useLocale();
  return useMemo(() => {
    return Object.assign({}, english, ...catalogs.flatMap((one) => english.$.map((name) => one[name])), own) as English;
  }, [english, catalogs, own]);
}
