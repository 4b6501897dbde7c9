import { searchInEnglish } from '../store/search/spanishNames.js';
import type { DonationPage, ListQuery } from '../store/store.js';

/**
 * Lists a search by its words; if nothing has them all, by their English names, since most donations are written in
 * English; else the closest matches. A translation is an exact match.
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
    if (isExact(meant) || page.total === 0) return meant;
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
