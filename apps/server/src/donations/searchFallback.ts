import { searchInEnglish } from '../store/search/spanishNames.js';
import type { DonationPage, ListQuery } from '../store/store.js';

/**
 * The list that a search means: of its words as they are; where nothing has them all, of what they mean in English, which
 * most donations are described in; else what comes closest to them.
 */
export async function searchFallback(
  list: (query: ListQuery) => Promise<DonationPage>,
  query: ListQuery,
): Promise<DonationPage> {
  const page = await list(query);
  const { search } = query;
  if (search === undefined || isExact(page)) return page;
  for (const english of inEnglish(search)) {
    const meant = await list({ ...query, search: english });
    if (isExact(meant)) return { ...meant, instead: english };
  }
  return page;
}

/** Whether there are donations that have all that was searched. */
function isExact({ total, instead }: DonationPage): boolean {
  return total > 0 && instead === undefined;
}

/** The English names of a Spanish search; none if it is the same. */
function inEnglish(search: string): string[] {
  const english = searchInEnglish(search);
  return english === '' || english.toLowerCase() === search.trim().toLowerCase() ? [] : [english];
}
