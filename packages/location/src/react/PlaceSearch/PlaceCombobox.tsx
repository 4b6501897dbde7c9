import type { Place } from '@clothesline/api-client';
import { cx, isComposing, MapPinIcon, TextField, type TextFieldProps } from '@clothesline/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import * as styles from './PlaceCombobox.css.js';

interface PlaceComboboxProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onKeyDown'> {
  words: string;
  onType(words: string): void;
  /** The places that the words may mean, the best first. */
  places: readonly Place[];
  onChoose(place: Place): void;
  /** Called for Escape; returning true keeps the key from the dialog around. */
  onEscape(): boolean;
  /** The state of the search; each change is announced. */
  status: string;
  /** Names the list. */
  listLabel: string;
  /** Whether the list overlays the content below; otherwise it moves that down. */
  isOverlay?: boolean | undefined;
}

/** A text field with a list of places: the ARIA combobox pattern without automatic selection. */
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
    // Scrolls to the list, which may be out of sight below the field on a phone.
    if (isListed) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isListed]);

  function move(index: number) {
    setMoved(index);
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' });
  }

  /** Chooses the active place, or the only one. If there are several, activates the first. */
  function enter(place = places.length === 1 ? places[0] : places[active]) {
    if (place) onChoose(place);
    else move(0);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Ignores the Enter that ends a composition of an input method.
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      if (!onEscape()) return;
    } else if (places.length === 0) return;
    else if (event.key === 'ArrowDown') move((active + 1) % places.length);
    else if (event.key === 'ArrowUp') move((Math.max(active, 0) + places.length - 1) % places.length);
    else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
    // Keeps the key from the dialog or form around.
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
        {/* Its status is empty while the list is closed. */}
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
          <div role="status" className={cx(styles.status, isOverlay ? styles.padded : styles.oneLine)}>
            {status}
          </div>
        </div>
      </div>
    </div>
  );
}
