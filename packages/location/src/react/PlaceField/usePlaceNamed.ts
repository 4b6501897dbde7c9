import { defaultLocation, useCurrentLocation, useFindPlaces, type Place } from '@clothesline/api-client';
import { useCallback, useState } from 'react';
import { exactMatch, placeReadings } from '../../placeReadings.js';
import type { LoadPlaces } from '../PlaceSearch/usePlaceSearch.js';

/**
 * Finds the place that words name, with or without a meeting point before it: "Oakland", "Library, Oakland, CA".
 * Returns undefined if no place has this name; rejects if a necessary call fails.
 * @param loadPlaces The list on the device, which is asked first. Read when the component mounts.
 */
export function usePlaceNamed(loadPlaces: LoadPlaces | undefined): (words: string) => Promise<Place | undefined> {
  const [load] = useState(() => loadPlaces);
  const findPlaces = useFindPlaces();
  const { location: near = defaultLocation } = useCurrentLocation();
  return useCallback(
    async (words) => {
      const readings = placeReadings(words);
      // Without the list, only the server answers.
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
