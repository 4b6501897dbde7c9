import { memberLimits } from '@clothesline/api-client/members';
import type { SiteLanguage } from '@clothesline/api-client/contract';
import { randomInt } from 'node:crypto';
import text from './pickupWords.txt';

/** Short words that sound different, without accents, which are hard to type on a phone. */
const words = new Map(
  text
    .split('[')
    .slice(1)
    .map((part) => [
      part.slice(0, part.indexOf(']')),
      part
        .slice(part.indexOf(']') + 1)
        .trim()
        .split(/\s+/),
    ]),
);

/** Makes three words that prove a hand-over when the donor reads them out: in the language that both chose, else in English. */
export function pickupCode(languages: readonly (SiteLanguage | undefined)[]): string {
  const [first = 'en'] = languages;
  const own = languages.every((language) => language === first) ? words.get(first) : undefined;
  const list = own ?? words.get('en') ?? [];
  return Array.from({ length: memberLimits.pickupCodeWords }, () => list[randomInt(list.length)]).join(' ');
}
