import type { Client } from '../client/createClient.js';
import { allItems } from '../contract/category.js';
import type { defaultStatus } from '../contract/donation.js';
import type { ListOrder } from '../contract/list.js';
import type { Position } from '../contract/position.js';

/** Filter and sort order. */
export interface DonationFilter {
  /** All by default. */
  category?: string | undefined;
  /** Words in title, description or place (spec §5). */
  search?: string | undefined;
  /** Such as "XL" or "4T"; all by default. */
  size?: string | undefined;
  /** All by default. */
  status?: typeof defaultStatus | undefined;
  /** For `radius` and 'nearest'. */
  position?: Position | undefined;
  /** In miles. */
  radius?: number | undefined;
  /** Best matches of a search first by default, else newest. */
  sort?: ListOrder | undefined;
  /** Per call, 1 to 200. */
  limit?: number | undefined;
}

export interface NearbyFilter {
  /** All by default. */
  category?: string | undefined;
  limit?: number | undefined;
}

/** Filter of a short list. */
export interface NewestFilter extends NearbyFilter, Pick<DonationFilter, 'size'> {
  /** By name; unknown places have no effect. */
  place?: string | undefined;
  /** In miles; 5 by default. */
  radius?: number | undefined;
}

/** Cache keys. Each includes the host, so that two servers on one page never mix. */
export const queryKeys = {
  all: ({ host }: Client) => ['clothesline', host] as const,
  categories: (client: Client) => [...queryKeys.all(client), 'categories'] as const,
  lists: (client: Client) => [...queryKeys.all(client), 'donations'] as const,
  newestLists: (client: Client) => [...queryKeys.all(client), 'newest'] as const,
  newest: (client: Client, { category, ...filter }: NewestFilter) =>
    [...queryKeys.newestLists(client), { category: asked(category), ...filter }] as const,
  nearbyLists: (client: Client) => [...queryKeys.all(client), 'nearby'] as const,
  nearby: (client: Client, position: Position | undefined, { category, limit }: NearbyFilter) =>
    [
      ...queryKeys.nearbyLists(client),
      { latitude: position?.latitude, longitude: position?.longitude, category: asked(category), limit },
    ] as const,
  donation: (client: Client, id: number | string) => [...queryKeys.all(client), 'donation', String(id)] as const,
  places: (client: Client, words: string) => [...queryKeys.all(client), 'places', words] as const,
};

/** 'All Items' is never sent (spec §7). */
export function asked(category: string | undefined): string | undefined {
  return category === allItems || category === '' ? undefined : category;
}
