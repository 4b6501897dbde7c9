import { memberLimits } from '@clothesline/api-client/members';
import type { SiteLanguage } from '@clothesline/api-client/contract';
import { randomInt } from 'node:crypto';
import text from './pickupWords.txt';

/** Short words that are easy to distinguish and have no accents, since those can be difficult to type. */
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

/**
 * Creates the three words that prove a pickup, in the shared language of both people or in English if their languages
 * differ.
 */
export function pickupCode(languages: readonly (SiteLanguage | undefined)[]): string {
  const [first = 'en'] = languages;
  const own = languages.every((language) => language === first) ? words.get(first) : undefined;
  const list = own ?? words.get('en') ?? [];
  return Array.from({ length: memberLimits.pickupCodeWords }, () => list[randomInt(list.length)]).join(' ');
}
