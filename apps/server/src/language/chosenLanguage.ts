import { siteLanguages, type SiteLanguage } from '@clothesline/api-client/contract';

/** The language chosen by an account; undefined for none, and for one unknown to this version. */
export function chosenLanguage({ language }: { language: string | null }): SiteLanguage | undefined {
  return siteLanguages.find((one) => one === language);
}
