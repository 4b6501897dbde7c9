/** The words of a text, in lower case, without accents on apostrophes' forms: "women’s" and "women's" are "women". */
export function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/'s\b/g, '')
    .split(/[^\p{L}\p{N}\p{M}-]+/u)
    .map((token) => token.replaceAll(/^-+|(?<!-)-+$/g, ''))
    .filter((token) => token !== '');
}

/** An English word in the singular, as far as its ending tells: "scarves" is "scarf", "dresses" is "dress", "coats" is "coat". */
export function singular(word: string): string {
  const irregular = irregulars.get(word);
  if (irregular) return irregular;
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word;
  for (const [ending, replacement] of endings) if (ending.test(word)) return word.replace(ending, replacement);
  return word;
}

/** A `Map`: a plain object would answer for "constructor". */
const irregulars = new Map([
  ['scarves', 'scarf'],
  ['women', 'woman'],
  ['men', 'man'],
  ['children', 'child'],
  ['feet', 'foot'],
  ['babies', 'baby'],
  ['shoes', 'shoe'],
]);

const endings: [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/s$/, ''],
];
