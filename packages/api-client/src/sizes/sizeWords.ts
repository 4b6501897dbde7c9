import { sizesInText } from './parseSizes.js';

/** How a size is written among the words of a donation, so that it is no word of its text. */
const mark = '#';

/** The months from which clothes of a size in years are asked for. */
const monthsOfYears = 12;

/**
 * What a size is found by. Two sizes fit each other where they share one: "4T" and "3-5y" share the age of 4 years, "24m"
 * and "2T" that of 2.
 */
export function wordsOfSize(size: string): string[] {
  const [, from, to = from, unit] = /^(\d+)(?:-(\d+))?([ymT])$/.exec(size) ?? [];
  if (from === undefined) return [mark + size.toLowerCase()];
  const step = unit === 'm' ? 3 : 1;
  const count = Math.floor((Number(to) - Number(from)) / step) + 1;
  const ages = Array.from({ length: count }, (_, index) => Number(from) + index * step);
  return ages.map((age) => {
    const isYears = unit !== 'm' || (age > monthsOfYears && age % 12 === 0);
    return isYears ? `${mark}${unit === 'm' ? age / 12 : age}y` : `${mark}${age}m`;
  });
}

/** The words that the sizes in a text are found by. */
export function sizeWords(text: string): string[] {
  return [...new Set(sizesInText(text).flatMap(({ size }) => wordsOfSize(size)))];
}

/** How a Spanish page begins sizes that are "shoe 9", "kids 13" and "Collar 15" in English. */
const inSpanish = [
  [/^calzado /i, 'shoe '],
  [/^niños /i, 'kids '],
  [/^cuello /i, 'collar '],
] as const;

/**
 * The words of a size that somebody filters by: one that a donation has (`sizes`), or as people write it, such as "xl",
 * "EU38" or "10". Of what is no size, a word that no donation has.
 */
export function wordsOfFilter(size: string): string[] {
  const asWritten = inSpanish.reduce((text, [spanish, english]) => text.replace(spanish, english), size.trim());
  const isSize = /^(?:shoe|kids|collar) [\d.]+$/i.test(asWritten);
  const words = isSize ? wordsOfSize(asWritten) : sizeWords(`size ${asWritten}`);
  return words.length > 0 ? words : [mark + asWritten.toLowerCase()];
}

/** Whether a word of a donation is that of a size. */
export function isSizeWord(word: string): boolean {
  return word.startsWith(mark);
}
