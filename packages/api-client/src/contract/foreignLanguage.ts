/** Frequent words that few other languages of the table share. */
const words: Readonly<Record<string, string>> = {
  en: 'the and with for of to it one our by in',
  es: 'el los y con para muy del una está tiene',
  pt: 'os com para muito não uma um está tem meu',
  fr: 'le les et avec pour une des très est du',
  it: 'il gli e con per una di della molto sono',
  de: 'und mit für der die das ist ein sehr von',
  tl: 'ang mga ng sa ako ko na ito para po',
};

/**
 * Scripts and letters that decide a language; any other text is decided by its words. Each with the share of all
 * letters that it must have, and letters of other languages of the script.
 */
const scripts: readonly (readonly [language: string, letters: RegExp, share: number, unless?: RegExp])[] = [
  // Japanese mixes kana with kanji.
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.2],
  ['zh', /\p{Script=Han}/gu, 0.5],
  ['ko', /\p{Script=Hangul}/gu, 0.5],
  // Persian, Urdu, Kurdish and Uyghur have letters that Arabic lacks.
  ['ar', /\p{Script=Arabic}/gu, 0.5, /[پچکگیہۇ]/],
  ['th', /\p{Script=Thai}/gu, 0.5],
  ['el', /\p{Script=Greek}/gu, 0.5],
  // Belarusian has і without Ukrainian's и, and ў.
  ['uk', /[іїєґ]/gi, 0, /[ыэёў]|^[^и]*$/i],
  ['ru', /[ыэё]/gi, 0, /[іўәқңөү]/i],
  ['vi', /[ăđơưạ-ỹ]/gi, 0.07],
];

/** Characters of a text that are looked at. */
const sample = 400;

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
  for (const [language, letters, share, unless] of scripts) {
    const count = text.match(letters)?.length ?? 0;
    if (count > 0 && count >= all * share) return unless?.test(text) ? undefined : language;
  }
  // Capitalized words count only where a sentence begins: elsewhere they are names, such as "El Paso" and "Los Lobos".
  const plain = text.replaceAll(/(^|[.!?:]\s+)\p{Lu}/gu, (start) => start.toLowerCase());
  const used = new Set(plain.match(/\p{L}+/gu));
  const counts = Object.entries(words).map(([language, list]) => ({
    language,
    count: list.split(' ').filter((word) => used.has(word)).length,
  }));
  const english = counts[0]?.count ?? 0;
  const [best, second] = counts.toSorted((one, other) => other.count - one.count);
  const isClear = best?.language === 'en' || (best?.count ?? 0) > 2 * english;
  return best && second && isClear && best.count > 1 && best.count > second.count ? best.language : undefined;
}
