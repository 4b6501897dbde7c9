import type { Client } from '../client/createClient.js';
import { maxPlaceLength, type Place } from '../contract/findPlaces.js';
import type { Donation } from '../contract/donation.js';
import type { Position } from '../contract/position.js';
import type { Query } from './query.js';
import { asked, queryKeys, type NearbyFilter } from './queryKeys.js';

/** What `useCategories` asks. */
export function categoriesQuery(client: Client): Query<string[]> {
  return {
    queryKey: queryKeys.categories(client),
    queryFn: ({ signal }) => client.request('listCategories', { signal }),
  };
}

/** What `useNewestDonations` asks. */
export function newestQuery(client: Client, { category, limit }: NearbyFilter): Query<Donation[]> {
  return {
    queryKey: queryKeys.newest(client, { category, limit }),
    queryFn: async ({ signal }) => {
      const query = { category: asked(category), limit };
      const { items } = await client.request('listDonations', { query, signal });
      // A plainer server knows no limit and answers with all it has.
      return items.slice(0, limit);
    },
  };
}

/** What `useNearbyDonations` asks. */
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

/** The words as the call takes them. */
export function placesOf(words: string): { q: string } {
  return { q: words.trim().slice(0, maxPlaceLength) };
}

/** What `usePlaces` asks. */
export function placesQuery(client: Client, words: string, enabled = true): Query<Place[]> {
  const { q } = placesOf(words);
  return {
    queryKey: queryKeys.places(client, q),
    enabled: enabled && q !== '',
    queryFn: ({ signal }) => client.request('findPlaces', { query: { q }, signal }),
  };
}
