/**
 * Chooses the text for a number, by its exact value ("=0") or its plural form in a language.
 * @param texts By `=value` or plural form, always with `other`
 */
export const plural = (locale: string, count: number | string, texts: Readonly<Record<string, string>>): string =>
  texts[`=${count}`] ?? texts[new Intl.PluralRules(locale).select(Number(count))] ?? texts.other ?? '';
