import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/createClient.js';
import { maxPlaceLength } from '../contract/findPlaces.js';
import type { Position } from '../contract/place.js';
import { asked, queryKeys, type NearbyFilter } from './queryKeys.js';

export function categoriesQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.categories(client),
    queryFn: ({ signal }) => client.request('listCategories', { signal }),
  });
}

export function newestQuery(client: Client, { category, limit }: NearbyFilter) {
  return queryOptions({
    queryKey: queryKeys.newest(client, { category, limit }),
    queryFn: async ({ signal }) => {
      const query = { category: asked(category), limit };
      const { items } = await client.request('listDonations', { query, signal });
      // A plainer server knows no limit and answers with all it has.
      return items.slice(0, limit);
    },
  });
}

export function nearbyQuery(client: Client, position: Position | undefined, filter: NearbyFilter) {
  return queryOptions({
    queryKey: queryKeys.nearby(client, position, filter),
    enabled: position !== undefined,
    queryFn: ({ signal }) => {
      if (!position) throw new Error('Nearby donations were asked for without a position.');
      return client.request('listNearbyDonations', {
        query: {
          lat: position.latitude,
          lng: position.longitude,
          category: asked(filter.category),
          limit: filter.limit,
        },
        signal,
      });
    },
  });
}

/** The words as the call takes them. */
export function placesOf(words: string): { q: string } {
  return { q: words.trim().slice(0, maxPlaceLength) };
}

export function placesQuery(client: Client, words: string, enabled: boolean) {
  const { q } = placesOf(words);
  return queryOptions({
    queryKey: queryKeys.places(client, q),
    enabled: enabled && q !== '',
    queryFn: ({ signal }) => client.request('findPlaces', { query: { q }, signal }),
  });
}
