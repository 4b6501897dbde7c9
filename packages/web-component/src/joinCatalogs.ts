import type { Catalog } from '@clothesline/ui';
import type { LoadCatalogs } from './defineElement.js';

/** Merges the catalogs of several packages. Each argument is the export of `@clothesline/{package}/locales/all`. */
export function joinCatalogs(...all: readonly Readonly<Record<string, () => Promise<Catalog>>>[]): LoadCatalogs {
  const languages = Object.keys(all[0] ?? {});
  return Object.fromEntries(
    languages.map((language) => [language, () => Promise.all(all.flatMap((one) => one[language]?.() ?? []))]),
  );
}
