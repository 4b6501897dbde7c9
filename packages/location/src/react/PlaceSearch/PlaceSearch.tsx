import type { Place } from '@clothesline/api-client';
import { MapPinIcon, SearchIcon, TextField } from '@clothesline/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { LocationPickerMessages } from '../messages.js';
import * as styles from './PlaceSearch.css.js';
import { usePlaceSearch, type LoadPlaces } from './usePlaceSearch.js';

interface PlaceSearchProps {
  loadPlaces: LoadPlaces | undefined;
  onChoose(place: Place): void;
  texts: LocationPickerMessages;
}

/** A box with a list of the places that its words may mean: the ARIA practices' combobox whose first option is chosen by itself. */
export function PlaceSearch({ loadPlaces, onChoose, texts }: PlaceSearchProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [moved, setMoved] = useState(0);
  const { places, isLooking } = usePlaceSearch(words, loadPlaces);
  const active = Math.min(moved, places.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  function type(value: string) {
    setWords(value);
    setMoved(0);
  }

  function move(index: number) {
    setMoved(index);
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    // An Enter that ends a composition is the writing system's own.
    if (event.nativeEvent.isComposing) return;
    const place = places[active];
    if (event.key === 'Escape' && words !== '') type('');
    else if (event.key === 'ArrowDown' && place) move((active + 1) % places.length);
    else if (event.key === 'ArrowUp' && place) move((active + places.length - 1) % places.length);
    else if (event.key === 'Enter') {
      if (place) onChoose(place);
    } else return;
    event.preventDefault();
    // Neither the dialog nor a form around it: the key was for the box.
    event.stopPropagation();
  }

  return (
    <div className={styles.root}>
      <TextField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        icon={<SearchIcon />}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={places.length > 0}
        aria-controls={listId}
        aria-activedescendant={places.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        value={words}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={listId} role="listbox" aria-label={texts.results} className={styles.list}>
        {places.map((place, index) => (
          <button
            key={`${place.city}, ${place.region}`}
            id={optionId(index)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // The focus stays in the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
          >
            <MapPinIcon />
            <span dir="auto">
              <span className={styles.city}>{place.city}</span>
              {`, ${place.region}`}
            </span>
          </button>
        ))}
      </div>
      <div role="status" className={styles.status}>
        {words.trim() !== '' && statusOf(places.length, isLooking, words.trim(), texts)}
      </div>
    </div>
  );
}

function statusOf(count: number, isLooking: boolean, words: string, texts: LocationPickerMessages): string {
  if (count > 0) return texts.found(count);
  return isLooking ? texts.looking : texts.noneFound(words);
}
