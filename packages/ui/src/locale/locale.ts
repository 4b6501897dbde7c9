import { createContext, useContext } from 'react';

/** Translations by section. For example, `@clothesline/donation-card/locales/es` is a catalog. */
export type Catalog = Readonly<Record<string, object>>;

export interface Locale {
  /** BCP 47 tag, or undefined to use the visitor's language. */
  language: string | undefined;
  /** Units for distances. */
  units: 'mi' | 'km';
  /** Undefined to use the direction of the page. */
  direction: 'ltr' | 'rtl' | undefined;
  /** Later catalogs take precedence. */
  catalogs: readonly Catalog[];
}

export const LocaleContext = /* @__PURE__ */ createContext<Locale>({
  language: undefined,
  units: 'mi',
  direction: undefined,
  catalogs: [],
});

/** Returns the current locale. Defaults to English and miles. */
export const useLocale = (): Locale => useContext(LocaleContext);
