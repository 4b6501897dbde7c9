import { defaultLocation, useCurrentLocation, useDebounced, usePlaces, type Place } from '@clothesline/api-client';
import type { PlaceList } from '../../createPlaceList.js';
import { useEffect, useMemo, useState } from 'react';

/** `async () => (await import('@clothesline/location/list')).list`: the host owns the import, so that its bundler splits it off. */
export type LoadPlaces = () => Promise<PlaceList>;

/** How many places are offered. */
const mostOffered = 8;

/** With fewer finds of its own the dialog asks the server, which knows more places. */
const enough = 3;

/** Ms without a key before the server is asked. */
const debounce = 250;

export interface PlaceSearchResult {
  places: readonly Place[];
  /** More may come. */
  isLooking: boolean;
}

/**
 * The places that the words may mean: from the list on the device at once, from the server where that knows few.
 * @param searched The words; undefined until somebody is about to search, and the list is loaded
 * @param loadPlaces Read when the component mounts
 */
export function usePlaceSearch(searched: string | undefined, loadPlaces: LoadPlaces | undefined): PlaceSearchResult {
  const words = searched ?? '';
  const isWanted = searched !== undefined;
  const [load] = useState(() => loadPlaces);
  const [list, setList] = useState<PlaceList>();
  const [isSettled, setSettled] = useState(load === undefined);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    load?.().then(
      (loaded) => {
        if (isOver) return;
        setList(loaded);
        setSettled(true);
      },
      // Without the list the server answers alone.
      () => !isOver && setSettled(true),
    );
    return () => {
      isOver = true;
    };
  }, [load, isWanted]);

  const debounced = useDebounced(words, debounce);
  const isBlank = words.trim() === '';
  const { location: near = defaultLocation } = useCurrentLocation();
  const own = useMemo(() => list?.find(words, { limit: mostOffered, near }) ?? [], [list, words, near]);
  // A guess at a misspelled word is no find: the server may know a place of just that name.
  const known = useMemo(() => list?.find(words, { limit: enough, forgives: false }).length ?? 0, [list, words]);
  const asks = isSettled && known < enough && !isBlank;
  const { places: others, isLoading } = usePlaces(debounced, asks && debounced === words);

  const places = useMemo(() => {
    const answered = debounced === words && asks ? others : [];
    // The server's list holds ours and more: its order is the better one.
    const all = new Map([...answered, ...own].map((place) => [`${place.city}\n${place.region}`, place]));
    return [...all.values()].slice(0, mostOffered);
  }, [own, others, debounced, words, asks]);
  return { places, isLooking: !isBlank && (!isSettled || (asks && (debounced !== words || isLoading))) };
}
