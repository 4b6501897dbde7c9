import { searchedInsteadHeader, totalCountHeader, totalEstimateHeader } from '../contract/list.js';

/** Page of a list, with data from its response headers. */
export interface Page<Item> {
  items: Item[];
  /** Total number of items. */
  total: number;
  /** Whether the total is an estimate. */
  isEstimate: boolean;
  /** See `searchedInsteadHeader`. */
  searchedInstead: string | null;
  /** Cursor of the next page; null on the last page. */
  nextCursor: string | null;
}

/** Reads `X-Total-Count` and the `Link` to the next page. Without them, the list is complete. */
export function readPage<Item>(items: Item[], headers: Headers): Page<Item> {
  const total = headers.get(totalCountHeader);
  const words = headers.get(searchedInsteadHeader);
  return {
    items,
    total: total !== null && /^\d{1,15}$/.test(total) ? Number(total) : items.length,
    isEstimate: headers.has(totalEstimateHeader),
    // `decodeURIComponent` throws for malformed text.
    searchedInstead: new URLSearchParams(words === null ? '' : `=${words}`).get(''),
    nextCursor: nextCursor(headers.get('Link')),
  };
}

/** Cursor of a `Link` header. The rest of the URL is ignored, so that a response cannot redirect calls. */
function nextCursor(link: string | null): string | null {
  for (const [, address = '', attributes = ''] of (link ?? '').matchAll(/<([^<>]*)>([^<]*)/g)) {
    const [, quoted, plain = ''] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(attributes) ?? [];
    if (!(quoted ?? plain).toLowerCase().split(/\s+/).includes('next')) continue;
    const query = address.split('#', 1)[0]?.split('?')[1] ?? '';
    return new URLSearchParams(query).get('cursor') || null;
  }
  return null;
}
