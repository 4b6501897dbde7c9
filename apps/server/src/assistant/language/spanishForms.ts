/** "rojo/a" is "rojo" and "roja". */
export function gendersOf(word: string): string[] {
  return word.endsWith('/a') ? [word.slice(0, -2), `${word.slice(0, -3)}a`] : [word];
}

/** Singular, plural and diminutive; of a phrase, of its words before a preposition. */
export function formsOf(phrase: string): string[] {
  const words = phrase.split(' ');
  const stop = words.findIndex((word) => ['de', 'para', 'con', 'sin', 'a', 'del'].includes(word));
  const heads = stop < 0 ? words : words.slice(0, stop);
  const rest = stop < 0 ? [] : words.slice(stop);
  const all = (change: (word: string) => string) => [...heads.map(change), ...rest].join(' ');
  const [head = ''] = heads;
  const small = diminutive(singular(head)) ?? smallOf(singular(head));
  return [
    all(plural),
    all(singular),
    ...(small === undefined || heads.length > 1 ? [] : [small, `${small}s`].map((word) => [word, ...rest].join(' '))),
  ];
}

export function singular(word: string): string {
  if (word.length < 4) return word;
  if (/[^aeiou]es$/.test(word) && !/(?:nt|ch|j|v|bl|s|qu)es$/.test(word)) {
    return word.replace(/es$/, '').replace(/c$/, 'z');
  }
  return word.replace(/(?<=[aeiou])s$/, '');
}

export function plural(word: string): string {
  if (word.endsWith('s') || word.length < 3) return word;
  return /[aeiou]$/.test(word) ? `${word}s` : `${word.replace(/z$/, 'c')}es`;
}

/** "Suetercito", of what ends in r or n. */
export const smallOf = (word: string) => (/[rn]$/.test(word) ? `${word}cito` : undefined);

export function diminutive(word: string): string | undefined {
  const [, stem, end] = /^(.{2,})([oa])$/.exec(word) ?? [];
  return stem === undefined ? undefined : `${stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}it${end}`;
}
