import { useMemo, type ReactNode } from 'react';
import { LocaleContext, useLocale, type Catalog, type Locale } from './locale.js';

export interface LocaleProviderProps {
  /** A language tag (BCP 47), as `es` or `es-MX`: for times, numbers and the writing direction. */
  language?: string | undefined;
  /** Texts in that language, one catalog per package, such as `@clothesline/donation-card/locales/es`. */
  catalogs?: readonly Catalog[] | undefined;
  /** Units of distances; miles by default. */
  units?: Locale['units'] | undefined;
  /** The writing direction; the language's by default. */
  direction?: Locale['direction'] | undefined;
  /** Everything in that language. */
  children: ReactNode;
}

/** Languages that are written from right to left, by their subtag. */
const rightToLeft = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/i;

/**
 * Sets the language, texts, units, and writing direction of every package inside. A nested provider inherits omitted
 * props. Renders no element: a `ThemeRoot` inside sets `lang` and `dir`.
 */
export function LocaleProvider({ language: tag, catalogs, units, direction, children }: LocaleProviderProps) {
  const around = useLocale();
  const language = known(tag);
  const locale = useMemo<Locale>(
    () => ({
      language: language ?? around.language,
      units: units ?? around.units,
      direction: direction ?? (language === undefined ? around.direction : findDirection(language)),
      catalogs: catalogs ? [...around.catalogs, ...catalogs] : around.catalogs,
    }),
    [around, language, catalogs, units, direction],
  );
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>;
}

/**
 * Returns a tag that `Intl` can use; undefined if `Intl` would throw. Arabic of any country has the digits of the
 * catalogs.
 */
function known(tag: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]?.replace(/^ar-..$/, '$&-u-nu-latn');
  } catch {
    return undefined;
  }
}

/** Returns the writing direction of a language tag. */
export const findDirection = (language: string) => (rightToLeft.test(language) ? 'rtl' : 'ltr');
