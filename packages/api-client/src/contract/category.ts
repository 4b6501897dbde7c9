/** Matches every category when used as a filter. A donation can't have this category (spec §3). */
export const allItems = 'All Items';

/** In display order (spec §3). */
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

/** Returns the categories a donation can have, i.e. all except "All Items". */
export function donationCategories(categories: readonly string[]): string[] {
  return categories.filter((category) => category !== allItems);
}
