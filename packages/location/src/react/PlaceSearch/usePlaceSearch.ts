import { defaultLocation, useCurrentLocation, useDebounced, usePlaces, type Place } from '@clothesline/api-client';
import type { PlaceList } from '../../createPlaceList.js';
import { useEffect, useMemo, useState } from 'react';
import { placeReadings } from '../../placeReadings.js';

/**
 * Usually `async () => (await import('@clothesline/location/list')).list`. The import is part of the host so that its
 * bundler can split it.
 */
export type LoadPlaces = () => Promise<PlaceList>;

const maxOffered = 8;

/** With fewer local results than this, we also query the server since it knows more places */
const enough = 3;

const debounce = 250;

export interface PlaceSearchResult {
  places: readonly Place[];
  isLooking: boolean;
  before: string;
}

/**
 * Finds places that the end of a text may refer to, e.g. "Oakland", "Library, Oakland, CA" or "15 Main St, Oakland".
 * @param searched The text. Undefined until it looks like the visitor wants to search. The list is loaded at that point
 * @param loadPlaces Only read on mount
 * @param isOpen Pass false to load the list without searching
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

/** Searches the local list first and only queries the server if that's not enough. */
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
      // If the list can't be loaded, use the server.
      () => !isOver && setSettled(true),
    );
    return () => {
      isOver = true;
    };
  }, [load, isWanted]);

  const debounced = useDebounced(words, debounce);
  const isBlank = words.trim() === '';
  const { location: near = defaultLocation } = useCurrentLocation();
  const own = useMemo(() => list?.find(words, { limit: maxOffered, near }) ?? [], [list, words, near]);
  // Don't count matches that contain a typo. The server might know a place with exactly this spelling.
  const known = useMemo(() => list?.find(words, { limit: enough, forgives: false }).length ?? 0, [list, words]);
  const asks = isSettled && known < enough && !isBlank;
  const { places: others, isLoading } = usePlaces(debounced, asks && debounced === words);

  const places = useMemo(() => {
    const answered = debounced === words && asks ? others : [];
    // The server's results go first because it ranks a larger list.
    const all = new Map([...answered, ...own].map((place) => [`${place.city}\n${place.region}`, place]));
    return [...all.values()].slice(0, maxOffered);
  }, [own, others, debounced, words, asks]);
  return { places, isLooking: !isBlank && (!isSettled || (asks && (debounced !== words || isLoading))) };
}
