import type { Client } from '../client/createClient.js';
import { maxPlaceLength, type Place } from '../contract/findPlaces.js';
import type { Donation } from '../contract/donation.js';
import type { Position } from '../contract/position.js';
import type { Query } from './query.js';
import { asked, queryKeys, type NearbyFilter } from './queryKeys.js';

/** Query of `useCategories`. */
export function categoriesQuery(client: Client): Query<string[]> {
  return {
    queryKey: queryKeys.categories(client),
    queryFn: ({ signal }) => client.request('listCategories', { signal }),
  };
}

/** Query of `useNewestDonations`. */
export function newestQuery(client: Client, { category, limit }: NearbyFilter): Query<Donation[]> {
  return {
    queryKey: queryKeys.newest(client, { category, limit }),
    queryFn: async ({ signal }) => {
      const query = { category: asked(category), limit };
      const { items } = await client.request('listDonations', { query, signal });
      // Cuts the list, since a plainer server ignores the limit.
      return items.slice(0, limit);
    },
  };
}

/** Query of `useNearbyDonations`. */
export function nearbyQuery(client: Client, position: Position | undefined, filter: NearbyFilter): Query<Donation[]> {
  return {
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
  };
}

/** Converts words to the input of the call. */
export function placesInput(words: string): { q: string } {
  return { q: words.trim().slice(0, maxPlaceLength) };
}

/** Query of `usePlaces`. */
export function placesQuery(client: Client, words: string, enabled = true): Query<Place[]> {
  const { q } = placesInput(words);
  return {
    queryKey: queryKeys.places(client, q),
    enabled: enabled && q !== '',
    queryFn: ({ signal }) => client.request('findPlaces', { query: { q }, signal }),
  };
}
