import type { Client } from '../client/createClient.js';
import { allItems } from '../contract/category.js';
import type { defaultStatus } from '../contract/donation.js';
import type { ListOrder } from '../contract/list.js';
import type { Position } from '../contract/position.js';

/** What a list of donations shows. */
export interface DonationFilter {
  /** Only this category; every one where it is missing or 'All Items'. */
  category?: string | undefined;
  /** Only donations with these words in title, description or place (spec §5). */
  search?: string | undefined;
  /** Only donations of this size, such as "XL" or "4T"; every one where it is missing or empty. */
  size?: string | undefined;
  /** Only donations that nobody has taken yet; all of them where it is missing. */
  status?: typeof defaultStatus | undefined;
  /** What `radius` and the order 'nearest' are measured from; without it both are left out. */
  position?: Position | undefined;
  /** Only donations within so many miles of the position. */
  radius?: number | undefined;
  /** The newest or the nearest first; the best matches of a search, else the newest, where it is missing. */
  sort?: ListOrder | undefined;
  /** How many to ask for at once, 1 to 200; the server's page size by default. */
  limit?: number | undefined;
}

export interface NearbyFilter {
  /** Only this category; every one where it is missing or 'All Items'. */
  category?: string | undefined;
  /** How many at most, 1 to 200; the server's number by default. */
  limit?: number | undefined;
}

/** The cache keys. The host is part of each: two servers on one page never mix. */
export const queryKeys = {
  all: ({ host }: Client) => ['clothesline', host] as const,
  categories: (client: Client) => [...queryKeys.all(client), 'categories'] as const,
  lists: (client: Client) => [...queryKeys.all(client), 'donations'] as const,
  newestLists: (client: Client) => [...queryKeys.all(client), 'newest'] as const,
  newest: (client: Client, { category, limit }: NearbyFilter) =>
    [...queryKeys.newestLists(client), { category: asked(category), limit }] as const,
  nearbyLists: (client: Client) => [...queryKeys.all(client), 'nearby'] as const,
  nearby: (client: Client, position: Position | undefined, { category, limit }: NearbyFilter) =>
    [
      ...queryKeys.nearbyLists(client),
      { latitude: position?.latitude, longitude: position?.longitude, category: asked(category), limit },
    ] as const,
  donation: (client: Client, id: number | string) => [...queryKeys.all(client), 'donation', String(id)] as const,
  places: (client: Client, words: string) => [...queryKeys.all(client), 'places', words] as const,
};

/** 'All Items' is a filter of the page only: it is never sent (spec §7). */
export function asked(category: string | undefined): string | undefined {
  return category === allItems || category === '' ? undefined : category;
}
