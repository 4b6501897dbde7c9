import type { Donation, Position } from '@clothesline/api-client';
import { cx, type RootProps, useHandler } from '@clothesline/ui';
import { DonationCard, type DonationCardProps, type DonationSaveEvent } from '../DonationCard/DonationCard.js';
import type { DonationCardMessages } from '../messages.js';
import type { DonationSelectEvent } from '../selectEvent.js';
import * as styles from './DonationGrid.css.js';

/** Props that a list of cards passes on to each of them. */
export interface CardListProps {
  /** Prefix of `/donations/{id}` in the cards' links. */
  linkBase?: string | undefined;
  /** The position that missing distances are computed from; the current location by default. */
  location?: Position | undefined;
  /** The ids of the saved donations. */
  savedIds?: ReadonlySet<number> | undefined;
  /** Called when a heart is pressed. Without it there are no hearts. */
  onSavedChange?: ((event: DonationSaveEvent) => void) | undefined;
  /** Called before a card's link is followed; `event.preventDefault()` stops that. */
  onSelect?: ((event: DonationSelectEvent) => void) | undefined;
  /** Texts that replace the built-in ones. */
  messages?: Partial<DonationCardMessages> | undefined;
}

export interface DonationGridProps extends CardListProps, RootProps<HTMLDivElement> {
  /** Donations to show, in this order. */
  donations: readonly Donation[];
  /**
   * Maximum number of columns; the grid shows as many as fit its width. 'even' means 1, 2, or 4, which avoids rows of
   * three and one.
   */
  maxColumns?: styles.Columns | undefined;
  /** Shows two smaller cards per row, without description and donor, if two full cards do not fit. */
  compact?: boolean | undefined;
  /** The level of the cards' headings. */
  headingLevel?: DonationCardProps['headingLevel'] | undefined;
  /** Number of pictures to load at once, from the first on: those in sight when the page opens. */
  priorityCount?: number | undefined;
  /** The list's name for assistive technology. */
  label?: string | undefined;
}

/**
 * Shows donations as a list of cards in 1 to 4 columns. Skips cards out of sight, so that thousands scroll smoothly.
 */
export function DonationGrid({
  donations,
  maxColumns = 4,
  compact = false,
  linkBase,
  location,
  savedIds,
  onSavedChange,
  onSelect,
  headingLevel,
  priorityCount = 0,
  label,
  messages,
  className,
  ...root
}: DonationGridProps) {
  const stableSave = useHandler(onSavedChange);
  const stableSelect = useHandler(onSelect);

  const card = (donation: Donation, index: number) => (
    <div key={donation.id} role="listitem" className={styles.item}>
      <DonationCard
        donation={donation}
        className={styles.card}
        linkBase={linkBase}
        location={location}
        saved={savedIds?.has(donation.id)}
        onSavedChange={stableSave}
        onSelect={stableSelect}
        headingLevel={headingLevel}
        priority={index < priorityCount}
        messages={messages}
      />
    </div>
  );

  // Sets roles: a `ul` allows no elements between itself and its items, and assistive technology needs a single list.
  return (
    <div {...root} className={cx(styles.root, className)}>
      <div className={styles.container}>
        <div
          role="list"
          aria-label={label}
          className={cx(styles.list, styles.columns[maxColumns], compact && styles.compactColumns)}
        >
          {splitGroups(donations).map(({ start, members }) => (
            <div
              key={start}
              role="presentation"
              className={cx(styles.grid, members.length === styles.groupSize && styles.lazy)}
            >
              {members.map((donation, place) => card(donation, start + place))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Keys groups by their start instead of their members, so that a new donation in front moves one card per group. */
function splitGroups(donations: readonly Donation[]): { start: number; members: readonly Donation[] }[] {
  // Avoids `Array.from` with a function, which prototype.js breaks.
  return donations.flatMap((_, start) =>
    start % styles.groupSize === 0 ? { start, members: donations.slice(start, start + styles.groupSize) } : [],
  );
}
