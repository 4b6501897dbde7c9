/** Frequent words that few other languages of the table have. */
const words: Readonly<Record<string, string>> = {
  en: 'the and with for of to it one our by in',
  es: 'el los y con para muy del una está tiene',
  pt: 'os com para muito não uma um está tem meu',
  fr: 'le les et avec pour une des très est du',
  it: 'il gli e con per una di della molto sono',
  de: 'und mit für der die das ist ein sehr von',
  vi: 'tôi cho và của có cần áo một không cái',
  tl: 'ang mga ng sa ako ko na ito para po',
};

/** Letters, each with the language that is written with them most. A text in kana has kanji too, so that kana come first. */
const letters: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Greek}/gu, 'el'],
  [/[ăđơưạ-ỹ]/giu, 'vi'],
];

/** Characters of a text that are looked at. */
const sample = 400;

/** Share that they must have of all letters; kana stand between kanji, and the marked letters of Vietnamese between others. */
const share = 0.07;

/**
 * Guesses the language of a text that a person wrote, for its `lang` attribute.
 * @param text Written by anybody; the first 400 characters count
 * @param language Language of the page around it; English by default
 * @returns A language tag, if it is another one than the page's; undefined for the same, or if in doubt
 */
export function foreignLanguage(text: string, language = 'en'): string | undefined {
  const found = guessLanguage(text.slice(0, sample));
  return found && !language.toLowerCase().startsWith(found) ? found : undefined;
}

function guessLanguage(text: string): string | undefined {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [letter, language] of letters) {
    if ((text.match(letter)?.length ?? 0) > all * share) return language;
  }
  const used = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  const counts = Object.entries(words).map(([language, list]) => ({
    language,
    count: list.split(' ').filter((word) => used.has(word)).length,
  }));
  const [best, second] = counts.toSorted((one, other) => other.count - one.count);
  return best && second && best.count > 1 && best.count > second.count ? best.language : undefined;
}
