import { handOverInSpanish } from '@clothesline/api-client/es';
import { handOverTexts, type HandOverTexts, type SiteLanguage } from '@clothesline/api-client/members';

const all: Record<SiteLanguage, HandOverTexts> = { en: handOverTexts, es: handOverInSpanish };

/** What people are told about hand-overs, in their language. */
export const handOverTextsIn = (language: SiteLanguage = 'en'): HandOverTexts => all[language];
