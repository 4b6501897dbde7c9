import { locationName, type Place } from '@clothesline/api-client';
import { useTexts, type TextFieldProps } from '@clothesline/ui';
import { useState } from 'react';
import { locationPickerMessages, type LocationPickerMessages } from '../messages.js';
import { PlaceCombobox } from '../PlaceSearch/PlaceCombobox.js';
import { searchStatus } from '../PlaceSearch/searchStatus.js';
import { usePlaceSearch, type LoadPlaces } from '../PlaceSearch/usePlaceSearch.js';

export interface PlaceFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onKeyDown' | 'onBlur'> {
  /** The name of a place, with or without a meeting point before it: "Library, Oakland, CA". */
  value: string;
  /** Called with the words at each key. */
  onType: (words: string) => void;
  /** Called with a place from the list, and the text in the field, which keeps the meeting point. */
  onChoose: (place: Place, words: string) => void;
  /**
   * Loads the list of places when the field gets the focus; without it every search calls the server. Read when the
   * field mounts.
   */
  loadPlaces?: LoadPlaces | undefined;
  /** Overrides of the built-in texts. */
  messages?: Partial<LocationPickerMessages> | undefined;
}

/** Form field for a place: a list of matching places opens while the visitor types. */
export function PlaceField({ value, onType, onChoose, loadPlaces, onFocus, messages, ...field }: PlaceFieldProps) {
  const texts = useTexts(locationPickerMessages, messages);
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { places, isLooking, before } = usePlaceSearch(isUsed ? value : undefined, loadPlaces, isOpen);

  return (
    <PlaceCombobox
      {...field}
      words={value}
      onFocus={(event) => {
        setUsed(true);
        onFocus?.(event);
      }}
      onType={(words) => {
        setUsed(true);
        setOpen(true);
        onType(words);
      }}
      onBlur={() => setOpen(false)}
      places={places}
      onChoose={(place) => {
        setOpen(false);
        const name = locationName(place);
        onChoose(place, before === '' ? name : `${before}, ${name}`);
      }}
      onEscape={() => {
        setOpen(false);
        return places.length > 0;
      }}
      status={isOpen ? searchStatus(value, places.length, isLooking, texts) : ''}
      listLabel={texts.results}
      isOverlay
    />
  );
}
