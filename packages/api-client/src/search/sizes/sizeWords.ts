import { sizesInText } from './parseSizes.js';

/** How a size is written among the words of a donation, so that it is no word of its text. */
const mark = '#';

/** The months from which clothes of a size in years are asked for. */
const monthsOfYears = 12;

/**
 * What a size is asked for by. Two sizes fit each other where they share one: "4T" and "3-5y" share the age of 4 years,
 * "24m" and "2T" that of 2.
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

/** What a size fits besides those who ask for it: "W32 L30" a waist of 32, "40R" a chest of 40, "6X" a child of 6. */
const alsoFits = [
  [/^(W\d+) L\d+$/, '$1'],
  [/^(\d\d)[RSL]$/, 'Chest $1'],
  [/^6X$/, '6y'],
] as const;

/** What a donation of a size is found by: whoever asks for "W32" finds "W32 L30", and not the other way around. */
export function wordsFinding(size: string): string[] {
  const others = alsoFits.flatMap(([pattern, other]) =>
    pattern.test(size) ? wordsOfSize(size.replace(pattern, other)) : [],
  );
  return [...wordsOfSize(size), ...others];
}

/** The words that the sizes in the text of a donation are found by. */
export function sizeWords(text: string): string[] {
  return [...new Set(sizesInText(text).flatMap(({ size }) => wordsFinding(size)))];
}

/** How a Spanish page begins sizes that are "shoe 9", "kids 13", "Collar 15" and "Chest 40" in English. */
const inSpanish = [
  [/^calzado /i, 'shoe '],
  [/^niños /i, 'kids '],
  [/^cuello /i, 'collar '],
  [/^pecho /i, 'chest '],
] as const;

/** What a number alone may be, besides a size of clothes: a waist, a chest, or half an inch of a collar. */
const ofNumbers = [
  [/^(2[4-9]|[345]\d)$/, 'w$1'],
  [/^(2[2-9]|[345]\d)$/, 'chest $1'],
  [/^(1[3-9]\.5)$/, 'collar $1'],
] as const;

/**
 * The words of a size that somebody filters by: one that a donation has (`sizes`), or as people write it, such as "xl",
 * "EU38" or "10". Of what is no size, a word that no donation has.
 */
export function wordsOfFilter(size: string): string[] {
  const asWritten = inSpanish.reduce((text, [spanish, english]) => text.replace(spanish, english), size.trim());
  const isSize = /^(?:shoe|kids|collar|chest) [\d.]+$/i.test(asWritten);
  const sizes = isSize ? [asWritten] : sizesInText(`size ${asWritten}`).map((found) => found.size);
  const words = sizes.flatMap((one) => [
    ...wordsOfSize(one),
    ...ofNumbers.flatMap(([pattern, other]) => (pattern.test(one) ? wordsOfSize(one.replace(pattern, other)) : [])),
  ]);
  return words.length > 0 ? [...new Set(words)] : [mark + asWritten.toLowerCase()];
}

/** Whether a word of a donation is that of a size. */
export function isSizeWord(word: string): boolean {
  return word.startsWith(mark);
}
