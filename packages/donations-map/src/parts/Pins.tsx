import {
  categoryText,
  distanceText,
  donationDistance,
  donationHref,
  type Donation,
  type Position,
} from '@clothesline/api-client';
import { cx, Link, ShirtIcon, useLocale } from '@clothesline/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { DrawnMessages } from '../messages.js';
import { pinPositions } from '../pinPositions.js';
import { pinSelectEvent, type PinSelectEvent } from '../selectEvent.js';
import { PinCard } from './PinCard.js';
import * as styles from './Pins.css.js';

interface PinsProps {
  /** Nearest first. */
  donations: readonly Donation[];
  linkBase: string;
  viewAllHref: string | undefined;
  onSelect: ((event: PinSelectEvent) => void) | undefined;
  location: Position | undefined;
  texts: DrawnMessages;
}

/** Shows pins for the nearest donations and how many more there are. */
export function Pins({ donations, linkBase, viewAllHref, onSelect, location, texts }: PinsProps) {
  const [selectedId, setSelectedId] = useState<number>();
  const cardId = useId();
  const { units } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const moreCount = Math.max(0, donations.length - pinPositions.length);

  function select(donation: Donation) {
    if (donation.id === selectedId) {
      setSelectedId(undefined);
      return;
    }
    const event = pinSelectEvent(donation);
    onSelect?.(event);
    if (!event.defaultPrevented) setSelectedId(donation.id);
  }

  function close() {
    list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setSelectedId(undefined);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || selectedId === undefined) return;
    event.stopPropagation();
    close();
  }

  return (
    <>
      <ul ref={list} role="list" aria-label={texts.mapLabel} className={styles.pins} onKeyDown={closeOnEscape}>
        {pinPositions.slice(0, donations.length).map(({ inline, block }, index) => {
          const donation = donations[index];
          if (!donation) return null;
          const isSelected = donation.id === selectedId;
          const distance = donationDistance(donation, location);
          const miles = distance === undefined ? undefined : distanceText(distance, units, texts);
          return (
            <li key={donation.id} className={styles.item}>
              <button
                type="button"
                aria-label={[
                  donation.title,
                  categoryText(donation.category, texts),
                  donation.locationName,
                  ...(miles ? [miles] : []),
                ].join(texts.separator)}
                aria-expanded={isSelected}
                aria-controls={isSelected ? cardId : undefined}
                className={cx(styles.pin, isSelected && styles.selected)}
                style={{ insetInlineStart: `${inline}%`, insetBlockStart: `${block}%` }}
                onClick={() => select(donation)}
              >
                <svg viewBox="0 0 40 44" aria-hidden="true" focusable="false" className={styles.drop}>
                  <path d="M20 43C20 43 36 28 36 18A16 16 0 1 0 4 18C4 28 20 43 20 43Z" />
                </svg>
                <ShirtIcon className={styles.glyph} />
              </button>
              {isSelected && (
                <PinCard
                  id={cardId}
                  donation={donation}
                  distance={miles}
                  href={donationHref(donation.id, linkBase)}
                  onClose={close}
                  isAbove={block > 50}
                  texts={texts}
                />
              )}
            </li>
          );
        })}
      </ul>
      {moreCount > 0 && (
        <p className={styles.more}>
          <bdi>{texts.more({ count: moreCount })}</bdi>
          {viewAllHref !== undefined && <Link href={viewAllHref}>{texts.viewAll}</Link>}
        </p>
      )}
    </>
  );
}
