import type { Place } from '@clothesline/api-client';
import { cx, isComposing, MapPinIcon, TextField, type TextFieldProps } from '@clothesline/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import * as styles from './PlaceCombobox.css.js';

interface PlaceComboboxProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onKeyDown'> {
  words: string;
  onType(words: string): void;
  places: readonly Place[];
  onChoose(place: Place): void;
  /** Called on Escape. Return `true` to prevent a surrounding dialog from closing. */
  onEscape(): boolean;
  status: string;
  listLabel: string;
  /** Whether the list covers the content below. Otherwise it pushes the content down. */
  isOverlay?: boolean | undefined;
}

/** A text field with suggestions. Implements the ARIA combobox pattern with manual selection. */
export function PlaceCombobox({
  words,
  onType,
  places,
  onChoose,
  onEscape,
  status,
  listLabel,
  isOverlay = false,
  ...field
}: PlaceComboboxProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState(-1);
  const active = Math.min(moved, places.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const isListed = isOverlay && places.length > 0;
  useEffect(() => {
    // On phones, the list may be hidden below the edge of the screen.
    if (isListed) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isListed]);

  function move(index: number) {
    setMoved(index);
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' });
  }

  /** Chooses the active place or the only result. Otherwise, the first of several places becomes active. */
  function enter(place = places.length === 1 ? places[0] : places[active]) {
    if (place) onChoose(place);
    else move(0);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends an IME composition.
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      if (!onEscape()) return;
    } else if (places.length === 0) return;
    else if (event.key === 'ArrowDown') move((active + 1) % places.length);
    else if (event.key === 'ArrowUp') move((Math.max(active, 0) + places.length - 1) % places.length);
    else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
    // a surrounding dialog or form shouldn't see this key
    event.stopPropagation();
  }

  return (
    <div className={styles.root}>
      <TextField
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={places.length > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={words}
        onChange={(event) => {
          setMoved(-1);
          onType(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={isOverlay ? styles.overlay : undefined}>
        <div className={isOverlay && status !== '' ? styles.raised : styles.root}>
          <div ref={list} id={listId} role="listbox" aria-label={listLabel} className={styles.list}>
            {places.map((place, index) => (
              <button
                key={`${place.city}, ${place.region}`}
                id={optionId(index)}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
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
          <div role="status" className={cx(styles.status, isOverlay ? styles.padded : styles.oneLine)}>
            {status}
          </div>
        </div>
      </div>
    </div>
  );
}
