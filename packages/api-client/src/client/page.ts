import { searchedInsteadHeader, totalCountHeader, totalEstimateHeader } from '../contract/list.js';

/** A page of a list, as its response headers tell it. */
export interface Page<Item> {
  items: Item[];
  /** How many there are in all, on every page. */
  total: number;
  /** Whether the total is about right, and not counted. */
  isEstimate: boolean;
  /** See `searchedInsteadHeader`; null where the server does not send it. */
  searchedInstead: string | null;
  /** Where the next page begins; null on the last one. */
  nextCursor: string | null;
}

/** Reads `X-Total-Count` and `Link: …; rel="next"`. A plainer server sends neither: then what came is all there is. */
export function readPage<Item>(items: Item[], headers: Headers): Page<Item> {
  const total = headers.get(totalCountHeader);
  const words = headers.get(searchedInsteadHeader);
  return {
    items,
    total: total !== null && /^\d{1,15}$/.test(total) ? Number(total) : items.length,
    isEstimate: headers.has(totalEstimateHeader),
    // As a query, since `decodeURIComponent` throws at what is badly written.
    searchedInstead: new URLSearchParams(words === null ? '' : `=${words}`).get(''),
    nextCursor: nextCursor(headers.get('Link')),
  };
}

/** The cursor in a `Link` head's next address. Only the cursor is taken: an answer never decides where a call goes. */
function nextCursor(link: string | null): string | null {
  for (const [, address = '', attributes = ''] of (link ?? '').matchAll(/<([^<>]*)>([^<]*)/g)) {
    const [, quoted, plain = ''] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(attributes) ?? [];
    if (!(quoted ?? plain).toLowerCase().split(/\s+/).includes('next')) continue;
    const query = address.split('#', 1)[0]?.split('?')[1] ?? '';
    return new URLSearchParams(query).get('cursor') || null;
  }
  return null;
}
