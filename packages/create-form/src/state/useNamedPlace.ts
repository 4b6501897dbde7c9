import { defaultLocation, locationName, useCurrentLocation, useDebounced } from '@clothesline/api-client';
import { usePlaceNamed, type LoadPlaces } from '@clothesline/location/react';
import { useCallback, useEffect } from 'react';
import type { FormAction, FormValues, NamedPlace } from './formState.js';

/** In ms. */
const debounce = 300;

/**
 * Looks up the place that was typed, with a delay. The returned function skips the delay and rejects if the lookup
 * fails.
 */
export function useNamedPlace(
  { locationName: words, place }: FormValues,
  loadPlaces: LoadPlaces | undefined,
  dispatch: (action: FormAction) => void,
): (words: string) => Promise<NamedPlace> {
  const { location = defaultLocation } = useCurrentLocation();
  const find = usePlaceNamed(loadPlaces);
  const here = locationName(location);

  const lookUp = useCallback(
    async (typed: string): Promise<NamedPlace> => {
      if (typed.trim() === here) return 'here';
      // If the current position has no name either, assume that the text describes it.
      return (await find(typed)) ?? (here === '' ? 'here' : 'unknown');
    },
    [find, here],
  );

  const debounced = useDebounced(words, debounce);
  useEffect(() => {
    if (debounced === undefined || debounced !== words || place !== undefined) return;
    lookUp(debounced).then(
      (found) => dispatch({ type: 'lookedUp', words: debounced, place: found }),
      () => {},
    );
  }, [debounced, words, place, lookUp, dispatch]);

  return lookUp;
}
