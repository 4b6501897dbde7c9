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
    // Casts, since a catalog is typed at its definition and only its package's name is known here.
    () =>
      Object.assign({}, builtIn, ...catalogs.map((catalog) => catalog.of === of && catalog.messages), own) as Messages,
    [of, builtIn, catalogs, own],
  );
}
