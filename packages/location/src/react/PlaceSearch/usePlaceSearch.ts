import { defaultLocation, useCurrentLocation, useDebounced, usePlaces, type Place } from '@clothesline/api-client';
import type { PlaceList } from '../../createPlaceList.js';
import { useEffect, useMemo, useState } from 'react';
import { placeReadings } from '../../placeReadings.js';

/** `async () => (await import('@clothesline/location/list')).list`: the host owns the import, so that its bundler splits it off. */
export type LoadPlaces = () => Promise<PlaceList>;

/** Number of places in the list. */
const mostOffered = 8;

/** Number of local results below which the dialog calls the server, which knows more places. */
const enough = 3;

/** Ms after the last keystroke before the call. */
const debounce = 250;

export interface PlaceSearchResult {
  places: readonly Place[];
  /** More results may follow. */
  isLooking: boolean;
  /** The words before the place, such as a meeting point or a street. */
  before: string;
}

/**
 * Finds the places at the end of some words: "Oakland", "Library, Oakland, CA", "15 Main St, Oakland".
 * @param searched The words; undefined until the visitor is about to search, which loads the list
 * @param loadPlaces Read when the component mounts
 * @param isOpen False to load the list only
 */
export function usePlaceSearch(
  searched: string | undefined,
  loadPlaces: LoadPlaces | undefined,
  isOpen = true,
): PlaceSearchResult {
  const [long, short] = isOpen && searched !== undefined ? placeReadings(searched) : [];
  const first = usePlacesNamed(searched === undefined ? undefined : (long?.name ?? ''), loadPlaces);
  const isSecond = !first.isLooking && first.places.length === 0;
  const second = usePlacesNamed(isSecond ? short?.name : undefined, loadPlaces);
  const isShort = isSecond && short !== undefined;
  return { ...(isShort ? second : first), before: (isShort ? short : long)?.before ?? '' };
}

/** Finds places by a name: at once from the list on the device, and from the server if that finds few. */
function usePlacesNamed(
  searched: string | undefined,
  loadPlaces: LoadPlaces | undefined,
): Omit<PlaceSearchResult, 'before'> {
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
      // Without the list, only the server answers.
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
  // Counts no guesses at misspelled words, since the server may know a place of exactly that name.
  const known = useMemo(() => list?.find(words, { limit: enough, forgives: false }).length ?? 0, [list, words]);
  const asks = isSettled && known < enough && !isBlank;
  const { places: others, isLoading } = usePlaces(debounced, asks && debounced === words);

  const places = useMemo(() => {
    const answered = debounced === words && asks ? others : [];
    // Puts the server's answers first, since its larger list ranks better.
    const all = new Map([...answered, ...own].map((place) => [`${place.city}\n${place.region}`, place]));
    return [...all.values()].slice(0, mostOffered);
  }, [own, others, debounced, words, asks]);
  return { places, isLooking: !isBlank && (!isSettled || (asks && (debounced !== words || isLoading))) };
}
