import { defaultLocation, locationName, useCurrentLocation, useDebounced } from '@clothesline/api-client';
import { usePlaceNamed, type LoadPlaces } from '@clothesline/location/react';
import { useCallback, useEffect } from 'react';
import type { FormAction, FormValues, NamedPlace } from './formState.js';

/** Ms without a key before typed words are looked up. */
const debounce = 300;

/**
 * Looks up the place that typed words name, after a pause. Returns a function that does so at once, and rejects on
 * failure.
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
      // Reads unknown words as the visitor's position if that has no name of its own.
      return (await find(typed)) ?? (here === '' ? 'here' : 'unknown');
    },
    [find, here],
  );

  const debounced = useDebounced(words, debounce);
  useEffect(() => {
    if (debounced === undefined || debounced !== words || place !== undefined) return;
    lookUp(debounced).then(
      (found) => dispatch({ type: 'lookedUp', words: debounced, place: found }),
      // Ignores a failure until the form is sent, since the server may be back by then.
      () => {},
    );
  }, [debounced, words, place, lookUp, dispatch]);

  return lookUp;
}
