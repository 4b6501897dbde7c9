import { kilometersPerMile } from '@clothesline/api-client';
import { useLocale } from '@clothesline/ui';

/** Formats numbers and distances in the language and units of the page. */
export function useFormats() {
  const { language, units } = useLocale();
  const count = (value: number) => value.toLocaleString(language);
  return {
    count,
    /** A radius, given in miles, to a tenth of a mile or kilometer. */
    radius: (miles: number) =>
      `${count(Math.round((units === 'km' ? miles * kilometersPerMile : miles) * 10) / 10)} ${units}`,
  };
}

export type Formats = ReturnType<typeof useFormats>;
