import type { Catalog } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import type { LoadCatalogs } from '../defineElement.js';

/** Finds the language of a tag among those that have texts, by the first subtag: `zh-TW` is `zh-Hant`. */
export const findLanguage = (tag: string | undefined, known: readonly string[]): string | undefined =>
  known.find((language) => language.split('-')[0] === tag?.split('-')[0]?.toLowerCase());

/**
 * Loads the texts in the language of a tag. Without a catalog, or if it fails to load, the texts stay English.
 * @param tag A language tag (BCP 47), of which the first subtag counts
 * @returns Also the language of the texts, and whether they are loading
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
