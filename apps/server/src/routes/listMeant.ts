import { toEnglish } from '../assistant/language/spanish.js';
import type { DonationPage, ListQuery } from '../store/store.js';

/**
 * The list that a search means: of its words as they are; where nothing has them all, of what they mean in English, which
 * most donations are described in; else what comes closest to them.
 */
export async function listMeant(
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

/** A Spanish text in English: read whole, and read for names of things alone. None where it is the same. */
function inEnglish(search: string): string[] {
  const same = search.trim().toLowerCase();
  const texts = [toEnglish(search), toEnglish(search, { isMixed: true })].map((text) => text.trim());
  return [...new Set(texts)].filter((text) => text !== '' && text.toLowerCase() !== same);
}
