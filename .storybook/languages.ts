import { pseudoLocale } from '@clothesline/api-client/testing';
import type { Catalog, LocaleProviderProps } from '@clothesline/ui';

type Language = Pick<LocaleProviderProps, 'language' | 'catalogs'>;

const catalogsOf = (modules: Record<string, { default: Catalog }>) => Object.values(modules).map((one) => one.default);
const english = import.meta.glob<object>('../{packages,apps}/*/src/locales/en/*.ts', { eager: true });

/** Languages of the toolbar. The direction has a button of its own. */
export const languages: Readonly<Record<string, Language>> = {
  en: {},
  es: {
    language: 'es',
    catalogs: catalogsOf(import.meta.glob('../{packages,apps}/*/src/locales/es.ts', { eager: true })),
  },
  // Marks every text of the catalogs, so that an unmarked text is a donor's words or a mistake.
  pseudo: { catalogs: [Object.assign({}, ...Object.values(english).map(pseudoLocale)) as Catalog] },
};
