import { siteLanguages } from '@clothesline/api-client/contract';
import { pseudoLocale } from '@clothesline/api-client/testing';
import type { Catalog, LocaleProviderProps } from '@clothesline/ui';

type Language = Pick<LocaleProviderProps, 'language' | 'catalogs'>;

const english = import.meta.glob<object>('../{packages,apps}/*/src/locales/en/*.ts', { eager: true });
const modules = Object.entries(
  import.meta.glob<{ default: Catalog }>(
    ['../{packages,apps}/*/src/locales/*.ts', '!**/locales/all.ts', '!**/locales/languages.ts'],
    { eager: true },
  ),
);

/** Returns a language with the texts of all packages and apps. */
const load = (language: string): Language => ({
  language,
  catalogs: modules.flatMap<Catalog>(([path, module]) => (path.endsWith(`/${language}.ts`) ? module.default : [])),
});

/** Languages of the toolbar. The direction has a separate button. */
export const languages: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(siteLanguages.map((language) => [language, language === 'en' ? {} : load(language)])),
  // Marks every text of the catalogs, so that an unmarked text is a donor's words or a mistake.
  pseudo: { catalogs: [Object.assign({}, ...Object.values(english).map(pseudoLocale)) as Catalog] },
};
