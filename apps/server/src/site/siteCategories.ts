import { allItems, knownCategories } from '@clothesline/api-client/contract';
import { type Site } from '@clothesline/api-client/site';

export function siteCategories({ categories }: Site = {}): readonly string[] {
  return categories ? [allItems, ...categories] : knownCategories;
}
