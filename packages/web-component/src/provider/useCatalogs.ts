import type { Catalog } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import type { LoadCatalogs } from '../defineElement.js';

/**
 * The texts in the language of a tag; none, for English, where there are no others or they cannot be had.
 * @param tag A language tag (BCP 47), of which the first subtag counts
 * @returns Also the language of the texts, and whether they are on their way
 */
export function useCatalogs(tag: string | undefined, loaders: LoadCatalogs | undefined) {
  const wanted = tag?.split('-')[0]?.toLowerCase() ?? '';
  const load = loaders && Object.hasOwn(loaders, wanted) ? loaders[wanted] : undefined;
  const [loaded, setLoaded] = useState<Readonly<Record<string, readonly Catalog[]>>>({});
  useEffect(() => {
    void load?.()
      .catch(() => [])
      .then((catalogs) => setLoaded((before) => ({ ...before, [wanted]: catalogs })));
  }, [wanted, load]);
  const catalogs = load && loaded[wanted];
  return { catalogs, language: catalogs?.length ? wanted : 'en', isLoading: load && !catalogs };
}
