import { locationName, type Place } from '@clothesline/api-client';
import { useTexts, type TextFieldProps } from '@clothesline/ui';
import { useState } from 'react';
import { locationPickerMessages, type LocationPickerMessages } from '../messages.js';
import { PlaceCombobox } from '../PlaceSearch/PlaceCombobox.js';
import { searchStatus } from '../PlaceSearch/searchStatus.js';
import { usePlaceSearch, type LoadPlaces } from '../PlaceSearch/usePlaceSearch.js';

export interface PlaceFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onKeyDown' | 'onBlur'> {
  /** The text in the field. It's the name of a place, possibly after a meeting point, e.g. "Library, Oakland, CA". */
  value: string;
  /** Called with the text on every keystroke. */
  onType: (words: string) => void;
  /** Called when a place is chosen from the list. The second argument is the new text, including the meeting point. */
  onChoose: (place: Place, words: string) => void;
  /** Loads the list of places on focus. Only read on mount. If omitted, every search is sent to the server. */
  loadPlaces?: LoadPlaces | undefined;
  /** Text overrides. */
  messages?: Partial<LocationPickerMessages> | undefined;
}

/** A form field for a place, with suggestions while typing. */
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
