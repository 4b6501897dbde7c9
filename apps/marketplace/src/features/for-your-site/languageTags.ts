import { siteLanguages } from '@clothesline/api-client/contract';
import { languageNames } from '@clothesline/api-client/locales/languages';

/** No tag means English; British English for its dates. */
export const languageTags: readonly string[] = ['', 'en-GB', ...siteLanguages.filter((language) => language !== 'en')];

/** In their own languages. */
export const nameTags = (britishEnglish: string): Readonly<Record<string, string>> => ({
  ...languageNames,
  '': languageNames.en,
  'en-GB': britishEnglish,
});
