import { defaultLocation, useCurrentLocation, useFindPlaces, type Place } from '@clothesline/api-client';
import { useCallback, useState } from 'react';
import { exactMatch, placeReadings } from '../../placeReadings.js';
import type { LoadPlaces } from '../PlaceSearch/usePlaceSearch.js';

/**
 * Looks up the place in a text such as "Oakland" or "Library, Oakland, CA". Resolves to `undefined` if there's no place
 * with exactly this name, and rejects if a request fails.
 * @param loadPlaces Local list that is tried before the server. Only read on mount
 */
export function usePlaceNamed(loadPlaces: LoadPlaces | undefined): (words: string) => Promise<Place | undefined> {
  const [load] = useState(() => loadPlaces);
  const findPlaces = useFindPlaces();
  const { location: near = defaultLocation } = useCurrentLocation();
  return useCallback(
    async (words) => {
      const readings = placeReadings(words);
      // If the list can't be loaded, use the server.
      const list = await load?.().catch(() => undefined);
      for (const { name } of readings) {
        const place = exactMatch(list?.find(name, { forgives: false, near }) ?? [], name);
        if (place) return place;
      }
      for (const { name } of readings) {
        const place = exactMatch(await findPlaces(name), name);
        if (place) return place;
      }
      return undefined;
    },
    [load, findPlaces, near],
  );
}
