import { searchedInsteadHeader, totalCountHeader, totalEstimateHeader } from '../contract/list.js';

/** A page of a list, combined with the metadata from its response headers. */
export interface Page<Item> {
  items: Item[];
  /** The number of items across all pages. */
  total: number;
  /** Whether `total` is only an estimate. */
  isEstimate: boolean;
  /** See `searchedInsteadHeader`. */
  searchedInstead: string | null;
  /** Cursor for the next page, or `null` on the last page. */
  nextCursor: string | null;
}

/**
 * Builds a page from `X-Total-Count` and the `Link` header. If the server sends neither, we assume that the list is
 * complete.
 */
export function readPage<Item>(items: Item[], headers: Headers): Page<Item> {
  const total = headers.get(totalCountHeader);
  const words = headers.get(searchedInsteadHeader);
  return {
    items,
    total: total !== null && /^\d{1,15}$/.test(total) ? Number(total) : items.length,
    isEstimate: headers.has(totalEstimateHeader),
    // `decodeURIComponent` throws on malformed input, `URLSearchParams` doesn't
    searchedInstead: new URLSearchParams(words === null ? '' : `=${words}`).get(''),
    nextCursor: nextCursor(headers.get('Link')),
  };
}

/**
 * Only reads the cursor from the `Link` header. Ignoring the rest of the URL prevents a response from redirecting our
 * calls.
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
