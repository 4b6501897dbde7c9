import { useMemo, type ReactNode } from 'react';
import { LocaleContext, useLocale, type Catalog, type Locale } from './locale.js';

export interface LocaleProviderProps {
  /** BCP 47 tag, such as `es` or `es-MX`. */
  language?: string | undefined;
  /** One catalog per package, such as `@clothesline/donation-card/locales/es`. */
  catalogs?: readonly Catalog[] | undefined;
  /** Miles by default. */
  units?: Locale['units'] | undefined;
  /** The language's by default. */
  direction?: Locale['direction'] | undefined;
  /** Content. */
  children: ReactNode;
}

/** Right-to-left language subtags. */
const rightToLeft = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/i;

/**
 * Sets language, texts, units, and direction for all packages inside. Nested providers inherit omitted props. Renders
 * no element; a `ThemeRoot` inside sets `lang` and `dir`.
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

/** Undefined if `Intl` would throw. Arabic uses the catalogs' digits in every country. */
function known(tag: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]?.replace(/^ar-..$/, '$&-u-nu-latn');
  } catch {
    return undefined;
  }
}

/** Returns the writing direction of a language tag. */
export const findDirection = (language: string) => (rightToLeft.test(language) ? 'rtl' : 'ltr');
