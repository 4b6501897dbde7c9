import { createContext, useContext } from 'react';

/** Texts in one language by section, as `@clothesline/donation-card/locales/es` has them. */
export type Catalog = Readonly<Record<string, object>>;

/** The visitor's language and what follows from it. */
export interface Locale {
  /** A language tag (BCP 47), as `es` or `es-MX`, for times and numbers; undefined means the visitor's own. */
  language: string | undefined;
  /** Units of distances. */
  units: 'mi' | 'km';
  /** The writing direction; undefined means the page's. */
  direction: 'ltr' | 'rtl' | undefined;
  /** Texts that replace the built-in ones. A later catalog of a package overrides an earlier one. */
  catalogs: readonly Catalog[];
}

export const LocaleContext = /* @__PURE__ */ createContext<Locale>({
  language: undefined,
  units: 'mi',
  direction: undefined,
  catalogs: [],
});

/** The locale of the nearest `LocaleProvider`; English texts and miles without one. */
export const useLocale = (): Locale => useContext(LocaleContext);
