import { tokensOf } from '@clothesline/api-client/search';
import { bare, isEnglish, isEnglishToo, isSpanish, spanishMeantBy, toEnglish } from './spanish.js';
import { nameMeantBy } from './names.js';
import { withTalkSpelled } from './talkSpelling.js';

/** A language in which the assistant answers. */
export type Language = 'en' | 'es';

/** The longest message of which all words tell the language; of a longer one, as many of its first. */
const mostWords = 40;

/** The language of a text; undefined where nothing in it tells. */
export function languageOf(text: string): Language | undefined {
  let [english, spanish] = [0, /[¿¡ñ]/i.test(text) ? 2 : /[áéíóú]/i.test(text) ? 1 : 0];
  for (const token of tokensOf(text).slice(0, mostWords)) {
    const word = bare(token);
    if (isSpanish(word)) {
      if (!isEnglishToo(word)) spanish += 1;
      else if (shared.has(word)) spanish += 0.5;
    } else if (isEnglish(word)) english += 1;
    else if (spanishMeantBy(word) !== undefined && nameMeantBy(word) === undefined) spanish += 0.5;
  }
  if (english === 0 && spanish === 0) return undefined;
  return spanish >= english ? 'es' : 'en';
}

/** Articles that also begin English names of places. */
const shared = new Set(['la', 'el', 'los', 'las', 'de', 'del']);

/** A message as it is read: in lower case, in English words, with one kind of apostrophe and of space. */
export function plain(message: string, language: Language): string {
  const text = message.replaceAll(/[’ʼ]/g, "'").replaceAll(/\s+/g, ' ').trim();
  const read = toEnglish(text, { isMixed: language === 'en' }).toLowerCase();
  const english = withTalkSpelled(read, (word) => isEnglish(word) || isSpanish(word));
  return relatives
    .reduce((read, [pattern, word]) => read.replaceAll(pattern, word), english)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Who is who, for what they wear; and what is no work to dress for. */
const relatives: readonly (readonly [RegExp, string])[] = [
  [/\b(?:little|younger|baby) sisters?\b|\bnieces?\b|\bgranddaughters?\b/g, 'girl'],
  [/\b(?:little|younger|baby) brothers?\b|\bnephews?\b|\bgrandsons?\b/g, 'boy'],
  [
    /\bgrand(?:mother|ma|mom)s?\b|\bgranny\b|\bsisters?\b|\baunt(?:ie|y)?s?\b|\bgirlfriends?\b|\bwifey\b|\bgals?\b|\bbride(?:smaid)?s?\b/g,
    'woman',
  ],
  [
    /\bgrand(?:father|pa|dad)s?\b|\bbrothers?\b|\buncles?\b|\bboyfriends?\b|\bhubby\b|\bdudes?\b|(?<=\b(?:a|for|my|this|teenage) )guys?\b/g,
    'man',
  ],
  [/\bgrand(?:kids?|child(?:ren)?)\b|\btwins\b|\bkiddos?\b/g, 'kids'],
  [/\blost (?:my|his|her|our|their) jobs?\b/g, ' '],
];
