/** Numbers in words that a half may stand behind, from one on. */
const english = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const spanish = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ');

const half = new RegExp(
  String.raw`\b(\d{1,2}|${[...english, ...spanish].join('|')}) (?:(?:and|&|n) (?:an? )?half|y medi[oa])\b(?! (?:year|a[nñ]o))`,
  'giu',
);

/** A text with "7 and a half" and "siete y medio" as 7.5. */
export const writeHalves = (text: string): string =>
  text.replaceAll(half, (_, count: string) => {
    const word = count.toLowerCase();
    const number = Math.max(english.indexOf(word), spanish.indexOf(word)) + 1;
    return `${number > 0 ? String(number) : count}.5`;
  });
