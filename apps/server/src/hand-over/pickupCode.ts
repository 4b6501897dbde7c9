import { memberLimits } from '@clothesline/api-client/members';
import type { SiteLanguage } from '@clothesline/api-client/contract';
import { randomInt } from 'node:crypto';
import text from './pickupWords.txt';

/** Short, distinct words without accents, which are hard to type. */
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

/** Three words that prove a hand-over, in the language that both chose, else English. */
export function pickupCode(languages: readonly (SiteLanguage | undefined)[]): string {
  const [first = 'en'] = languages;
  const own = languages.every((language) => language === first) ? words.get(first) : undefined;
  const list = own ?? words.get('en') ?? [];
  return Array.from({ length: memberLimits.pickupCodeWords }, () => list[randomInt(list.length)]).join(' ');
}
