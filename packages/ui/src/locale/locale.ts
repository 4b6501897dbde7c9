import { createContext, useContext } from 'react';

/** Texts by section, such as `@clothesline/donation-card/locales/es`. */
export type Catalog = Readonly<Record<string, object>>;

export interface Locale {
  /** BCP 47 tag; undefined for the visitor's own. */
  language: string | undefined;
  /** Units of distances. */
  units: 'mi' | 'km';
  /** Undefined for the page's. */
  direction: 'ltr' | 'rtl' | undefined;
  /** Later catalogs override earlier ones. */
  catalogs: readonly Catalog[];
}

export const LocaleContext = /* @__PURE__ */ createContext<Locale>({
  language: undefined,
  units: 'mi',
  direction: undefined,
  catalogs: [],
});

/** English and miles without a provider. */
export const useLocale = (): Locale => useContext(LocaleContext);
