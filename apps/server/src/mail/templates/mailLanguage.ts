import type { SiteLanguage } from '@clothesline/api-client/contract';
import { getTexts } from '../../language/texts.js';
import { mails } from '../../locales/en/mails.js';

export type MailTexts = typeof mails;

export interface MailLanguage {
  language: SiteLanguage;
  texts: MailTexts;
}

export const mailLanguage = (language: SiteLanguage = 'en'): MailLanguage => ({
  language,
  texts: getTexts(mails, language),
});
