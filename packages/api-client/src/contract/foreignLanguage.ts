/** Frequent words that few other languages of the table share. */
const words: Readonly<Record<string, string>> = {
  en: 'the and with for of to it one our by in',
  es: 'el los y con para muy del una está tiene',
  pt: 'os com para muito não uma um está tem meu',
  fr: 'le les et avec pour une des très est du',
  it: 'il gli e con per una di della molto sono',
  de: 'und mit für der die das ist ein sehr von',
  vi: 'tôi cho và của có cần áo một không cái',
  tl: 'ang mga ng sa ako ko na ito para po',
  ht: 'mwen yon pou ak nan gen bezwen pitit li ki',
  uk: 'для та це дуже з на як або теплий розмір',
  ru: 'и для это очень с на как или размер из',
  bg: 'и за е много с на от или размер да',
  sr: 'и за је врло са на од или величина',
  he: 'של את עם לא גם על זה או כמעט חדש',
  yi: 'און פון מיט איז פאר צו דער די',
  hi: 'है के में और का की से नहीं हैं लिए',
  mr: 'आहे आणि साठी नाही मध्ये आहेत व',
  ne: 'छ छन् लागि मा र भएको हो',
};

interface Script {
  script: RegExp;
  language: string;
  /** Letters of other languages of the script. */
  unless?: RegExp;
  /** Share of all letters that the script must have; half by default. */
  share?: number;
}

/** Scripts and letters that decide a language. Any other text is decided by its words. */
const scripts: readonly Script[] = [
  // Japanese mixes kana with kanji.
  { script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, language: 'ja', share: 0.2 },
  { script: /\p{Script=Han}/gu, language: 'zh' },
  { script: /\p{Script=Hangul}/gu, language: 'ko' },
  // Persian, Urdu, Pashto, Kurdish and Uyghur have letters that Arabic lacks.
  { script: /\p{Script=Arabic}/gu, language: 'ar', unless: /[پچژگکیہھےٹڈڑںټډړښۀېەۆێڕڵۇۈۋ]/u },
  { script: /\p{Script=Thai}/gu, language: 'th' },
  { script: /\p{Script=Greek}/gu, language: 'el' },
  { script: /[їєґ]/giu, language: 'uk', share: 0 },
  // Belarusian has і without Ukrainian's и, and ў.
  { script: /і/giu, language: 'uk', unless: /[ыэёў]|^[^и]*$/iu, share: 0 },
  { script: /[ыэё]/giu, language: 'ru', unless: /[іўәғқңөұүһҳҷӣӯ]/iu, share: 0 },
  { script: /[ăđơưạ-ỹ]/giu, language: 'vi', share: 0.07 },
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
  for (const { script, language, unless, share = 0.5 } of scripts) {
    const count = text.match(script)?.length ?? 0;
    if (count > 0 && count >= all * share) return unless?.test(text) ? undefined : language;
  }
  // Capitalized words count only where a sentence begins: elsewhere they are names, such as "El Paso" and "Los Lobos".
  const used = new Set(
    text
      .replaceAll(/(?:^|[.!?:]\s+)\p{Lu}/gu, (start) => start.toLowerCase())
      .split(/[^\p{L}\p{M}]+/u)
      .filter((word) => word === word.toLowerCase()),
  );
  const counts = Object.entries(words).map(([language, list]) => ({
    language,
    count: list.split(' ').filter((word) => used.has(word)).length,
  }));
  const english = counts[0]?.count ?? 0;
  const [best, second] = counts.toSorted((one, other) => other.count - one.count);
  const isClear = best?.language === 'en' || (best?.count ?? 0) > 2 * english;
  return best && second && isClear && best.count > 1 && best.count > second.count ? best.language : undefined;
}
