import { searchedInsteadHeader, totalCountHeader, totalEstimateHeader } from '../contract/list.js';

/** Page of a list, from its response headers. */
export interface Page<Item> {
  items: Item[];
  /** Number of items in all, on every page. */
  total: number;
  /** Whether the total is an estimate. */
  isEstimate: boolean;
  /** See `searchedInsteadHeader`; null if the server does not send it. */
  searchedInstead: string | null;
  /** Cursor of the next page; null on the last page. */
  nextCursor: string | null;
}

/**
 * Reads `X-Total-Count` and `Link: …; rel="next"`. A plainer server sends neither, and then the items are all there is.
 */
export function readPage<Item>(items: Item[], headers: Headers): Page<Item> {
  const total = headers.get(totalCountHeader);
  const words = headers.get(searchedInsteadHeader);
  return {
    items,
    total: total !== null && /^\d{1,15}$/.test(total) ? Number(total) : items.length,
    isEstimate: headers.has(totalEstimateHeader),
    // Parses as a query, since `decodeURIComponent` throws for malformed text.
    searchedInstead: new URLSearchParams(words === null ? '' : `=${words}`).get(''),
    nextCursor: nextCursor(headers.get('Link')),
  };
}

/**
 * Returns the cursor in a `Link` header's next URL. Ignores the rest, so that a response never decides where a call
 * goes.
 */
function nextCursor(link: string | null): string | null {
  for (const [, address = '', attributes = ''] of (link ?? '').matchAll(/<([^<>]*)>([^<]*)/g)) {
    const [, quoted, plain = ''] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(attributes) ?? [];
    if (!(quoted ?? plain).toLowerCase().split(/\s+/).includes('next')) continue;
    const query = address.split('#', 1)[0]?.split('?')[1] ?? '';
    return new URLSearchParams(query).get('cursor') || null;
  }
  return null;
}
