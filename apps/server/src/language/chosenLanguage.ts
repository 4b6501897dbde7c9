import { siteLanguages, type SiteLanguage } from '@clothesline/api-client/contract';

/** The language that an account chose; undefined for none, and for one that this version does not speak. */
export function chosenLanguage({ language }: { language: string | null }): SiteLanguage | undefined {
  return siteLanguages.find((one) => one === language);
}
