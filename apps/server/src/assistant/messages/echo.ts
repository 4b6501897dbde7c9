import type { Name } from '../language/names.js';

/** A size as an answer says it: "m" as "M", "5 month" as "5 months". */
export function sizeSaid(size: string): string {
  return size
    .replace(/^size: /, '')
    .replace(/^size is /, 'size ')
    .replace(/\b(\d{1,2})[- ](month|year)$/, (said, count: string) => (count === '1' ? said : `${said}s`))
    .replaceAll(
      /(?<![\p{L}\p{N}'])(?:eu|uk|us|x{0,3}[sml]|[2-6]xl?|\d\d[rsl]|\d\d?[wtp]|\d\d[a-h]+)(?![\p{L}\p{N}'])/gu,
      (said) => said.toUpperCase(),
    );
}

/** Whom something is for, each once: a newborn is a baby. */
export function whomSaid(audience: readonly Name[]): string[] {
  return [...new Map(audience.map(({ word, entry }) => [entry, word])).values()];
}

/** Sizes that say more than for whom it is: that a newborn is newborn says nothing. */
export function sizesBeside(sizes: readonly string[], audience: readonly Name[]): string[] {
  return sizes.filter((size) => !audience.some(({ word }) => word === size));
}
