import { kilometersPerMile, nameTexts } from '@clothesline/api-client';
import { useLocale, useTexts } from '@clothesline/ui';

export function useFormats() {
  const { language, units } = useLocale();
  const { miles: inMiles, kilometers } = useTexts(nameTexts);
  return {
    count: (value: number) => value.toLocaleString(language),
    radius: (miles: number) =>
      units === 'km' ? kilometers({ distance: miles * kilometersPerMile }) : inMiles({ distance: miles }),
  };
}

export type Formats = ReturnType<typeof useFormats>;
