import { useMemo } from 'react';
import { useLocale } from './locale.js';

/**
 * The texts of a package: the built-in ones, those of the catalogs above, and a component's own, of which the last one
 * that has a text counts.
 * @param of The package, as `donation-card`
 */
export function useTexts<Messages extends object>(of: string, builtIn: Messages, own?: Partial<Messages>): Messages {
  const { catalogs } = useLocale();
  return useMemo(
    // A catalog is typed where it is written; here only its package's name is known.
    () =>
      Object.assign({}, builtIn, ...catalogs.map((catalog) => catalog.of === of && catalog.messages), own) as Messages,
    [of, builtIn, catalogs, own],
  );
}
