import type { Client } from '../client/createClient.js';
import { maxPlaceLength, type Place } from '../contract/findPlaces.js';
import { maxSizeLength } from '../contract/list.js';
import type { Donation } from '../contract/donation.js';
import type { Position } from '../contract/position.js';
import type { Query } from './query.js';
import { asked, queryKeys, type NearbyFilter, type NewestFilter } from './queryKeys.js';

/** Query options for `useCategories`. */
export function categoriesQuery(client: Client): Query<string[]> {
  return {
    queryKey: queryKeys.categories(client),
    queryFn: ({ signal }) => client.request('listCategories', { signal }),
  };
}

/** Query options for `useNewestDonations`. */
export function newestQuery(client: Client, filter: NewestFilter): Query<Donation[]> {
  const { category, size, place = '', radius = 5, limit } = filter;
  return {
    queryKey: queryKeys.newest(client, filter),
    queryFn: async ({ signal }) => {
      const input = placesInput(place);
      const [found] = input.q === '' ? [] : await client.request('findPlaces', { query: input, signal });
      if (input.q !== '' && !found) console.warn(`Unknown place: "${place}". Showing donations from everywhere.`);
      const query = {
        category: asked(category),
        size: size?.slice(0, maxSizeLength) || undefined,
        ...(found && { lat: found.latitude, lng: found.longitude, radius }),
        limit,
      };
      const { items } = await client.request('listDonations', { query, signal });
      return items.slice(0, limit);
    },
  };
}

/** Query options for `useNearbyDonations`. */
export function nearbyQuery(client: Client, position: Position | undefined, filter: NearbyFilter): Query<Donation[]> {
  return {
    queryKey: queryKeys.nearby(client, position, filter),
    enabled: position !== undefined,
    queryFn: ({ signal }) => {
      if (!position) throw new Error('Nearby donations were requested without a position.');
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

export function placesInput(words: string): { q: string } {
  return { q: words.trim().slice(0, maxPlaceLength) };
}

/** Query options for `usePlaces`. */
export function placesQuery(client: Client, words: string, enabled = true): Query<Place[]> {
  const { q } = placesInput(words);
  return {
    queryKey: queryKeys.places(client, q),
    enabled: enabled && q !== '',
    queryFn: ({ signal }) => client.request('findPlaces', { query: { q }, signal }),
  };
}
