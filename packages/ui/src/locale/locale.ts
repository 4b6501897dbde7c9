import { createContext, useContext } from 'react';

/** Texts in one language by section, such as `@clothesline/donation-card/locales/es`. */
export type Catalog = Readonly<Record<string, object>>;

/** The visitor's language, and the settings that depend on it. */
export interface Locale {
  /** A language tag (BCP 47), as `es` or `es-MX`, for times and numbers; undefined means the visitor's own. */
  language: string | undefined;
  /** Units of distances. */
  units: 'mi' | 'km';
  /** The writing direction; undefined means the page's. */
  direction: 'ltr' | 'rtl' | undefined;
  /** Texts that replace the built-in ones. Later catalogs of a package override earlier ones. */
  catalogs: readonly Catalog[];
}

export const LocaleContext = /* @__PURE__ */ createContext<Locale>({
  language: undefined,
  units: 'mi',
  direction: undefined,
  catalogs: [],
});

/** Returns the locale of the nearest `LocaleProvider`. Without a provider: English texts and miles. */
export const useLocale = (): Locale => useContext(LocaleContext);
