import { defaultLocation, locationName, useCurrentLocation, useDebounced } from '@clothesline/api-client';
import { usePlaceNamed, type LoadPlaces } from '@clothesline/location/react';
import { useCallback, useEffect } from 'react';
import type { FormAction, FormValues, NamedPlace } from './formState.js';

/** Ms without a key before typed words are looked up. */
const debounce = 300;

/** Looks up what the words of the Location field name, as they are typed; what it returns does so at once, and rejects where it could not. */
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
      // Where no city is near, the visitor's own words name the place.
      return (await find(typed)) ?? (here === '' ? 'here' : 'unknown');
    },
    [find, here],
  );

  const debounced = useDebounced(words, debounce);
  useEffect(() => {
    if (debounced === undefined || debounced !== words || place !== undefined) return;
    lookUp(debounced).then(
      (found) => dispatch({ type: 'lookedUp', words: debounced, place: found }),
      // Said when the form is sent: until then the server may be there again.
      () => {},
    );
  }, [debounced, words, place, lookUp, dispatch]);

  return lookUp;
}
