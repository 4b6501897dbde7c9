import type { names } from './locales/en/names.js';
import type { states } from './locales/en/states.js';

export type NameTexts = Omit<typeof names, '$'>;
export type StateTexts = Omit<typeof states, '$'>;

/** Translates a category. Unknown categories are returned unchanged. */
export const categoryText = (category: string, texts: NameTexts): string =>
  category === 'All Items' ? texts.allItems : texts.categoryName({ category });

/** Formats a size for display, e.g. "shoe 9" or "3-5y". */
export function sizeText(size: string, texts: StateTexts): string {
  const [, word, of, range, unit] = /^(shoe|kids|Collar|Chest) (.+)|^([\d-]+)([ym])$/.exec(size) ?? [];
  const kind = word ?? unit ?? size.replace(' ', '');
  return texts.sizeName({ kind, size: of ?? range ?? size, count: Number(range?.split('-').at(-1)) });
}
