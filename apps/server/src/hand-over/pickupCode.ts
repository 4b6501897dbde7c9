import { memberLimits } from '@clothesline/api-client/members';
import type { SiteLanguage } from '@clothesline/api-client/contract';
import { randomInt } from 'node:crypto';
import text from './pickupWords.txt';

/** Short words that sound unlike each other. None has an accent, which telephones make hard to type. */
const [english = [], spanish = []] = text
  .split(/\[[a-z]+\]/)
  .slice(1)
  .map((part) => part.trim().split(/\s+/));

/** Three words that prove a hand-over: the donor reads them out. In Spanish if both chose it. */
export function pickupCode(languages: readonly (SiteLanguage | undefined)[]): string {
  const words = languages.every((language) => language === 'es') ? spanish : english;
  return Array.from({ length: memberLimits.pickupCodeWords }, () => words[randomInt(words.length)]).join(' ');
}
