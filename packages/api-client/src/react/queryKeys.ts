import type { Client } from '../client/createClient.js';
import { allItems } from '../contract/category.js';
import type { defaultStatus } from '../contract/donation.js';
import type { ListOrder } from '../contract/list.js';
import type { Position } from '../contract/position.js';

export interface DonationFilter {
  /** Defaults to all categories. */
  category?: string | undefined;
  /** Text to look for in title, description or place (spec §5). */
  search?: string | undefined;
  /** A size such as "XL" or "4T". Defaults to all sizes. */
  size?: string | undefined;
  /** Defaults to any status. */
  status?: typeof defaultStatus | undefined;
  /** The center for `radius` and for the 'nearest' order. */
  position?: Position | undefined;
  /** In miles. */
  radius?: number | undefined;
  /** Defaults to the best matches for a search, and to the newest donations otherwise. */
  sort?: ListOrder | undefined;
  /** Page size, from 1 to 200. */
  limit?: number | undefined;
}

export interface NearbyFilter {
  /** Defaults to all categories. */
  category?: string | undefined;
  limit?: number | undefined;
}

export interface NewestFilter extends NearbyFilter, Pick<DonationFilter, 'size'> {
  /** Name of a place. Ignored if it's unknown. */
  place?: string | undefined;
  /** In miles. Defaults to 5. */
  radius?: number | undefined;
}

/** All cache keys include the host, so two servers can be used on the same page. */
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

/** Returns the category to send. 'All Items' and '' mean no filter and are left out (spec §7). */
export function asked(category: string | undefined): string | undefined {
  return category === allItems || category === '' ? undefined : category;
}
