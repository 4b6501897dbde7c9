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

const load = (language: string): Language => ({
  language,
  catalogs: modules.flatMap<Catalog>(([path, module]) => (path.endsWith(`/${language}.ts`) ? module.default : [])),
});

/** The toolbar's languages. Direction isn't tied to them and has its own button. */
export const languages: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(siteLanguages.map((language) => [language, language === 'en' ? {} : load(language)])),
  // any text that isn't pseudo-localized is either user content or a missing translation
  pseudo: { catalogs: [Object.assign({}, ...Object.values(english).map(pseudoLocale)) as Catalog] },
};
