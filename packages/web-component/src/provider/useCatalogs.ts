import type { Catalog } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import type { LoadCatalogs } from '../defineElement.js';

/** Finds the language of a tag by its primary subtag. For example, `zh-TW` matches `zh-Hant`. */
export const findLanguage = (tag: string | undefined, known: readonly string[]): string | undefined =>
  known.find((language) => language.split('-')[0] === tag?.split('-')[0]?.toLowerCase());

/**
 * Loads the translations for a language tag. Falls back to English if they're missing or can't be loaded.
 * @param tag BCP 47 language tag. Only the primary subtag matters
 * @returns The translations, their language, and whether they're still loading
 */
export function useCatalogs(tag: string | undefined, loaders: LoadCatalogs | undefined) {
  const wanted = findLanguage(tag, Object.keys(loaders ?? {})) ?? '';
  const load = loaders?.[wanted];
  const [loaded, setLoaded] = useState<Readonly<Record<string, readonly Catalog[]>>>({});
  useEffect(() => {
    void load?.()
      .catch(() => [])
      .then((catalogs) => setLoaded((before) => ({ ...before, [wanted]: catalogs })));
  }, [wanted, load]);
  const catalogs = load && loaded[wanted];
  return { catalogs, language: catalogs?.length ? wanted : 'en', isLoading: load && !catalogs };
}
