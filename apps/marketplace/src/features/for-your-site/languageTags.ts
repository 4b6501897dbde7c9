import { siteLanguages } from '@clothesline/api-client/contract';
import { languageNames } from '@clothesline/api-client/locales/languages';

/** '' means US English. British English is only there for its date format. */
export const languageTags: readonly string[] = ['', 'en-GB', ...siteLanguages.filter((language) => language !== 'en')];

export const nameTags = (britishEnglish: string): Readonly<Record<string, string>> => ({
  ...languageNames,
  '': languageNames.en,
  'en-GB': britishEnglish,
});
