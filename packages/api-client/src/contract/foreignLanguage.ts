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
 * Scripts and letters that identify a language. `share` is the minimum fraction of the text they have to make up, and
 * text that matches `unless` is skipped.
 */
const scripts: readonly (readonly [language: string, letters: RegExp, share: number, unless?: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.2],
  ['zh', /\p{Script=Han}/gu, 0.5],
  ['ko', /\p{Script=Hangul}/gu, 0.5],
  ['ar', /\p{Script=Arabic}/gu, 0.5, /[پچکگیہۇ]/],
  ['th', /\p{Script=Thai}/gu, 0.5],
  ['el', /\p{Script=Greek}/gu, 0.5],
  // Belarusian uses і as well, but it has ў and no и.
  ['uk', /[іїєґ]/gi, 0, /[ыэёў]|^[^и]*$/i],
  ['ru', /[ыэё]/gi, 0, /[іўәқңөү]/i],
  ['vi', /[ăđơưạ-ỹ]/gi, 0.07],
];

/** Maximum characters. */
const sample = 400;

/**
 * Guesses the language of user text for the `lang` attribute.
 * @param text Only the first 400 characters are used
 * @param language The page language, English by default
 * @returns A language tag, or `undefined` if the text is in the page language or its language is unclear
 */
export function foreignLanguage(text: string, language = 'en'): string | undefined {
  const found = guessLanguage(text.slice(0, sample));
  return found && !language.toLowerCase().startsWith(found) ? found : undefined;
}

function guessLanguage(text: string): string | undefined {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, letters, share, unless] of /[^\0-\xff]/.test(text) ? scripts : []) {
    const count = text.match(letters)?.length ?? 0;
    if (count > 0 && count >= all * share) return unless?.test(text) ? undefined : language;
  }
  // Ignore capitalized words within a sentence, otherwise names such as "El Paso" or "Los Lobos" would count as
  // Spanish.
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
