import * as z from 'zod/mini';

/** Filter without effect; never a donation's category (spec §3). */
export const allItems = 'All Items';

/** Standard categories in order (spec §3). */
export const knownCategories = [
  allItems,
  'Women',
  'Men',
  'Children',
  'Athletic',
  'Footwear',
  'Accessories',
  'Professional',
  'Seasonal',
] as const;

export const categoriesSchema = z.array(z.string());

/** All but "All Items". */
export function donationCategories(categories: readonly string[]): string[] {
  return categories.filter((category) => category !== allItems);
}
