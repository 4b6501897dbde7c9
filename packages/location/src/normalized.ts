/** NFD doesn't decompose these letters. */
const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };

/** Words with an abbreviation. Must be a `Map`, as a plain object would also have "constructor". */
const short = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['mount', 'mt'],
  ['fort', 'ft'],
]);

export const commas = /[,،，、]/;

/** Normalizes a name for comparison. Strips accents, case and punctuation, and abbreviates e.g. "Saint" to "St." */
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
