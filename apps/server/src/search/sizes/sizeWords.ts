import { sizesInText } from './parseSizes.js';

/** Can't appear in a word of the text. */
const mark = '#';

/** In months. Below this age, sizes aren't given in years. */
const monthsOfYears = 12;

/** Two sizes match if they have a word in common. "4T" and "3-5y", for example, both contain 4 years. */
export function sizeToWords(size: string): string[] {
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

/** Sizes that fit as well: "W32 L30" is also a waist of 32, "40R" a chest of 40, and "6X" fits a 6-year-old. */
const alsoFits = [
  [/^(W\d+) L\d+$/, '$1'],
  [/^(\d\d)[RSL]$/, 'Chest $1'],
  [/^6X$/, '6y'],
] as const;

/** Asymmetric on purpose: searching for "W32" finds "W32 L30", but not the other way around. */
export function donationSizeToWords(size: string): string[] {
  const others = alsoFits.flatMap(([pattern, other]) =>
    pattern.test(size) ? sizeToWords(size.replace(pattern, other)) : [],
  );
  return [...sizeToWords(size), ...others];
}

export function textToSizeWords(text: string): string[] {
  return [...new Set(sizesInText(text).flatMap(({ size }) => donationSizeToWords(size)))];
}

const inSpanish = [
  [/^calzado /i, 'shoe '],
  [/^niños /i, 'kids '],
  [/^cuello /i, 'collar '],
  [/^pecho /i, 'chest '],
] as const;

/** A bare number could also be a waist, a chest, or a collar (in half inches). */
const ofNumbers = [
  [/^(2[4-9]|[345]\d)$/, 'w$1'],
  [/^(2[2-9]|[345]\d)$/, 'chest $1'],
  [/^(1[3-9]\.5)$/, 'collar $1'],
] as const;

/**
 * Converts a size filter to words. Accepts the listed `sizes` as well as free text such as "xl", "EU38" or "10".
 * Unrecognized filters yield a word that matches no donation.
 */
export function filterToWords(size: string): string[] {
  const asWritten = inSpanish.reduce((text, [spanish, english]) => text.replace(spanish, english), size.trim());
  const isSize = /^(?:shoe|kids|collar|chest) [\d.]+$/i.test(asWritten);
  const sizes = isSize ? [asWritten] : sizesInText(`size ${asWritten}`).map((found) => found.size);
  const words = sizes.flatMap((one) => [
    ...sizeToWords(one),
    ...ofNumbers.flatMap(([pattern, other]) => (pattern.test(one) ? sizeToWords(one.replace(pattern, other)) : [])),
  ]);
  return words.length > 0 ? [...new Set(words)] : [mark + asWritten.toLowerCase()];
}

/** Phrases around the filter, since a number alone could be an age, a clothing size or a shoe size. */
const adults = ['size', 'talla'];
const children = ['kids coat size', 'kids shoes size', 'niños talla'];
const shoes = ['shoes size', 'kids shoes size'];
const phrases: Readonly<Record<string, readonly string[]>> = {
  Women: adults,
  Men: adults,
  Children: children,
  Footwear: shoes,
};
const allPhrases = [...new Set([...adults, ...children, ...shoes])];

/** European children's sizes are heights: 116 cm is age 6, and each year adds 6 cm. */
const heightOfAge = (age: number) => 80 + 6 * age;
const tallest = 14;

/**
 * The category decides how a list filter is read. For children's clothes, "6", "116 cm" and "kids 8" are all ages,
 * while in footwear "9" is a shoe size. Without a category, a number can be any of these.
 */
export function listFilterToWords(size: string, category?: string): string[] {
  const written = size.trim().replace(/^(?:eu|talla|size|kids|niños|edad)\s+(?=\d)/i, '');
  const found = (phrases[category ?? ''] ?? allPhrases).flatMap((phrase) =>
    sizesInText(`${phrase} ${written}`).flatMap(({ size: one }) => sizeToWords(one)),
  );
  const words = new Set([...filterToWords(size), ...found]);
  for (let age = 2; age <= tallest; age += 1) {
    const [years, height] = [`${mark}${age}y`, `${mark}${heightOfAge(age)} cm`];
    if (words.has(years) || words.has(height)) words.add(years).add(height);
  }
  if (words.has(`${mark}6x`)) words.add(`${mark}6y`);
  return [...words];
}

export function isChildSizeWord(word: string): boolean {
  return /^#(?:\d+[ymt]|kids .*|newborn|preemie)$/.test(word);
}
