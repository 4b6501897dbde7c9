/** Letters that no accent makes: NFD leaves them whole. */
const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };

/** Words with two spellings. A `Map`, since a plain object has a "constructor". */
const short = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['mount', 'mt'],
  ['fort', 'ft'],
]);

/** Commas of all scripts, between the parts of an address. */
export const commas = /[,،，、]/;

/** Name in the form that is compared: without accents, case and punctuation, "Saint" as "St." */
export function normalized(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/['’ʻ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => short.get(word) ?? word)
    .join(' ');
}
