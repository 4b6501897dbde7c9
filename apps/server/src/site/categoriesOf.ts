import { allItems, knownCategories, type Site } from '@clothesline/api-client/contract';

/** The categories of a site, "All Items" first. */
export function categoriesOf({ categories }: Site = {}): readonly string[] {
  return categories ? [allItems, ...categories] : knownCategories;
}
