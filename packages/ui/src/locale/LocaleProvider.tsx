import { useMemo, type ReactNode } from 'react';
import { LocaleContext, useLocale, type Catalog, type Locale } from './locale.js';

export interface LocaleProviderProps {
  /** BCP 47 language tag, e.g. `es` or `es-MX`. */
  language?: string | undefined;
  /** Translations, a catalog per package. For example, `@clothesline/donation-card/locales/es`. */
  catalogs?: readonly Catalog[] | undefined;
  /** Units for distances. Defaults to miles. */
  units?: Locale['units'] | undefined;
  /** Text direction. Defaults to that of the language. */
  direction?: Locale['direction'] | undefined;
  /** Content. */
  children: ReactNode;
}

const rightToLeft = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/i;

/**
 * Sets the language, translations, units and direction for all packages inside. Nested providers inherit anything that
 * is not set. Does not render an element, so use a `ThemeRoot` inside to set `lang` and `dir`.
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
 * Returns `undefined` for tags that `Intl` doesn't accept. In Arabic we always use Latin digits, just like our
 * translations.
 */
function known(tag: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]?.replace(/^ar-..$/, '$&-u-nu-latn');
  } catch {
    return undefined;
  }
}

/** Returns the text direction for a language tag. */
export const findDirection = (language: string) => (rightToLeft.test(language) ? 'rtl' : 'ltr');
