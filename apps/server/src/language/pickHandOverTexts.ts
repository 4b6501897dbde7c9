import { type SiteLanguage } from '@clothesline/api-client/contract';
import { handOverTexts } from '@clothesline/api-client/members';
import { handOverInSpanish } from './handOverInSpanish.js';

type Sentences<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends (...values: never) => string
    ? (...values: Parameters<Texts[Name]>) => string
    : Sentences<Texts[Name]>;
};

/** Texts for one reader. Lines in a conversation have two readers: each page says them in its language. */
export type ToldTexts = Sentences<
  Pick<typeof handOverTexts, 'moderation' | 'notices' | 'askedBy' | 'wentToOther' | 'collect'>
>;

const all: Record<SiteLanguage, ToldTexts> = { en: handOverTexts, es: handOverInSpanish };

/** Texts about hand-overs in a language. */
export const pickHandOverTexts = (language: SiteLanguage = 'en'): ToldTexts => all[language];
