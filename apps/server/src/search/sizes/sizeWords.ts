import { sizesInText } from './parseSizes.js';

/** Prefix that is not a word of the text. */
const mark = '#';

/** Minimum age in months for sizes in years. */
const monthsOfYears = 12;

/** Words of a size. Sizes match if they share a word: "4T" and "3-5y" share 4 years. */
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

/** Broader sizes: "W32 L30" fits a waist of 32, "40R" a chest of 40, "6X" a child of 6. */
const alsoFits = [
  [/^(W\d+) L\d+$/, '$1'],
  [/^(\d\d)[RSL]$/, 'Chest $1'],
  [/^6X$/, '6y'],
] as const;

/** "W32" finds "W32 L30", but not the other way around. */
export function donationSizeToWords(size: string): string[] {
  const others = alsoFits.flatMap(([pattern, other]) =>
    pattern.test(size) ? sizeToWords(size.replace(pattern, other)) : [],
  );
  return [...sizeToWords(size), ...others];
}

export function textToSizeWords(text: string): string[] {
  return [...new Set(sizesInText(text).flatMap(({ size }) => donationSizeToWords(size)))];
}

/** Spanish prefixes for "shoe 9", "kids 13", "Collar 15" and "Chest 40". */
const inSpanish = [
  [/^calzado /i, 'shoe '],
  [/^niños /i, 'kids '],
  [/^cuello /i, 'collar '],
  [/^pecho /i, 'chest '],
] as const;

/** Bare numbers may be a waist, a chest, or half an inch of a collar. */
const ofNumbers = [
  [/^(2[4-9]|[345]\d)$/, 'w$1'],
  [/^(2[2-9]|[345]\d)$/, 'chest $1'],
  [/^(1[3-9]\.5)$/, 'collar $1'],
] as const;

/**
 * Words of a size filter: an entry of `sizes`, or free text such as "xl", "EU38" or "10". Other text returns a word
 * that no donation has.
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

/** Phrases for parsing a filter: a number may be an age, a clothing size, or a shoe size. */
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

/** European heights: 116 cm is 6 years, 6 cm per year. */
const heightOfAge = (age: number) => 80 + 6 * age;
const tallest = 14;

/**
 * Words of a list filter, interpreted by category: "6", "116 cm" and "kids 8" are ages among children's clothes, "9" is
 * a shoe in footwear. Without a category a number may be any.
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

/** Whether a word is a child's size: "#6y", "#18m", "#kids 11", "#newborn". */
export function isChildSizeWord(word: string): boolean {
  return /^#(?:\d+[ymt]|kids .*|newborn|preemie)$/.test(word);
}
