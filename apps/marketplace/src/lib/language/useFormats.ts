import { kilometersPerMile, nameTexts } from '@clothesline/api-client';
import { useLocale, useTexts } from '@clothesline/ui';

/** Formats numbers and distances in the language and units of the page. */
export function useFormats() {
  const { language, units } = useLocale();
  const { miles: inMiles, kilometers } = useTexts(nameTexts);
  return {
    count: (value: number) => value.toLocaleString(language),
    /** A radius, given in miles, to a tenth of a mile or kilometer. */
    radius: (miles: number) =>
      units === 'km' ? kilometers({ distance: miles * kilometersPerMile }) : inMiles({ distance: miles }),
  };
}

export type Formats = ReturnType<typeof useFormats>;
