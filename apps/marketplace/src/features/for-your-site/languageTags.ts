import { siteLanguages } from '@clothesline/api-client/contract';
import { languageNames } from '@clothesline/api-client/locales/languages';

/** Values of `lang` to choose from: none for English, and British English for its dates. */
export const languageTags: readonly string[] = ['', 'en-GB', ...siteLanguages.filter((language) => language !== 'en')];

/** Names of the values, each in its own language. */
export const nameTags = (britishEnglish: string): Readonly<Record<string, string>> => ({
  ...languageNames,
  '': languageNames.en,
  'en-GB': britishEnglish,
});
