import type { SiteLanguage } from '@clothesline/api-client/contract';
import { mailTextsInSpanish } from './texts.es.js';
import { mailTexts, type MailTexts } from './texts.js';

const all: Record<SiteLanguage, MailTexts> = { en: mailTexts, es: mailTextsInSpanish };

/** The texts of mails in a language, and what it is called. */
export interface MailLanguage {
  language: SiteLanguage;
  texts: MailTexts;
}

/** Language and texts of a mail. */
export const mailLanguage = (language: SiteLanguage = 'en'): MailLanguage => ({ language, texts: all[language] });
