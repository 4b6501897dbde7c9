import { siteLanguages, type SiteLanguage } from '@clothesline/api-client/contract';

export function chosenLanguage({ language }: { language: string | null }): SiteLanguage | undefined {
  return siteLanguages.find((one) => one === language);
}
