import type { Client } from '../client/createClient.js';
import { allItems } from '../contract/category.js';
import type { defaultStatus } from '../contract/donation.js';
import type { ListOrder } from '../contract/list.js';
import type { Position } from '../contract/position.js';

/** Filter and order of a list of donations. */
export interface DonationFilter {
  /** Only this category; all if it is missing or 'All Items'. */
  category?: string | undefined;
  /** Only donations with these words in title, description or place (spec §5). */
  search?: string | undefined;
  /** Only donations of this size, such as "XL" or "4T"; all if it is missing or empty. */
  size?: string | undefined;
  /** Only available donations; all if it is missing. */
  status?: typeof defaultStatus | undefined;
  /** Position that `radius` and the order 'nearest' are measured from; without it both are left out. */
  position?: Position | undefined;
  /** Most miles from the position. */
  radius?: number | undefined;
  /** The newest or the nearest first; by default the best matches of a search, else the newest. */
  sort?: ListOrder | undefined;
  /** Number of donations per call, 1 to 200; the server's page size by default. */
  limit?: number | undefined;
}

export interface NearbyFilter {
  /** Only this category; all if it is missing or 'All Items'. */
  category?: string | undefined;
  /** Most donations, 1 to 200; the server's number by default. */
  limit?: number | undefined;
}

/** Filter of a short list of the newest donations. */
export interface NewestFilter extends NearbyFilter, Pick<DonationFilter, 'size'> {
  /** Only donations around this place, by its name; an unknown one has no effect. */
  place?: string | undefined;
  /** Most miles from the place; 5 by default. */
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

/** Drops 'All Items', a filter of the page only: it is never sent (spec §7). */
export function asked(category: string | undefined): string | undefined {
  return category === allItems || category === '' ? undefined : category;
}
