import type { Place } from '@clothesline/api-client';
import { SearchIcon } from '@clothesline/ui';
import { useState } from 'react';
import type { LocationPickerMessages } from '../messages.js';
import { PlaceCombobox } from './PlaceCombobox.js';
import { searchStatus } from './searchStatus.js';
import { usePlaceSearch, type LoadPlaces } from './usePlaceSearch.js';

interface PlaceSearchProps {
  loadPlaces: LoadPlaces | undefined;
  onChoose(place: Place): void;
  texts: LocationPickerMessages;
}

/** A search field for places and its results. */
export function PlaceSearch({ loadPlaces, onChoose, texts }: PlaceSearchProps) {
  const [words, setWords] = useState('');
  const { places, isLooking } = usePlaceSearch(words, loadPlaces);
  return (
    <PlaceCombobox
      label={texts.search}
      placeholder={texts.searchPlaceholder}
      icon={<SearchIcon />}
      enterKeyHint="go"
      words={words}
      onType={setWords}
      places={places}
      onChoose={onChoose}
      onEscape={() => {
        setWords('');
        return words !== '';
      }}
      status={searchStatus(words, places.length, isLooking, texts)}
      listLabel={texts.results}
    />
  );
}
