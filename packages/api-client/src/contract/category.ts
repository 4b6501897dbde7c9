import * as z from 'zod/mini';

/** The filter without effect. It is never the category of a donation (spec §3). */
export const allItems = 'All Items';

/** Categories that a Clothesline server knows, in the order in which it lists them (spec §3). */
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

/** Returns the categories that a donation can have: every one but "All Items". */
export function donationCategories(categories: readonly string[]): string[] {
  return categories.filter((category) => category !== allItems);
}
