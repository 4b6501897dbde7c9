import type { Donation, Position } from '@clothesline/api-client';
import { cx, type RootProps, useHandler } from '@clothesline/ui';
import { DonationCard, type DonationCardProps, type DonationSaveEvent } from '../DonationCard/DonationCard.js';
import type { DonationCardMessages } from '../messages.js';
import type { DonationSelectEvent } from '../selectEvent.js';
import * as styles from './DonationGrid.css.js';

export interface DonationGridProps extends RootProps<HTMLDivElement> {
  /** What is shown, in this order. */
  donations: readonly Donation[];
  /**
   * The most columns there may be; as many of them as the grid's own width has room for. 'even' is 1, 2 or 4: four cards
   * never stand three and one.
   */
  maxColumns?: styles.Columns | undefined;
  /** Where two whole cards have no room in a row, shows two smaller ones, without description and donor. */
  compact?: boolean | undefined;
  /** What stands before `/donations/{id}` in the cards' links. */
  linkBase?: string | undefined;
  /** The position that missing distances are computed from; the current location by default. */
  location?: Position | undefined;
  /** The ids of the saved donations. */
  savedIds?: ReadonlySet<number> | undefined;
  /** Called when a heart is pressed. Without it there are no hearts. */
  onSavedChange?: ((event: DonationSaveEvent) => void) | undefined;
  /** Called before a card's link is followed; `event.preventDefault()` stops that. */
  onSelect?: ((event: DonationSelectEvent) => void) | undefined;
  /** The level of the cards' headings. */
  headingLevel?: DonationCardProps['headingLevel'] | undefined;
  /** How many pictures load at once, from the first on: those in sight when the page opens. */
  priorityCount?: number | undefined;
  /** The list's name for assistive technology. */
  label?: string | undefined;
  /** Texts other than the built-in ones. */
  messages?: Partial<DonationCardMessages> | undefined;
}

/** Donations as a list of cards in 1 to 4 columns. Thousands stay smooth: what is out of sight is not drawn. */
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

  // One list to those who hear it: roles, because a `ul` allows nothing between itself and its items.
  return (
    <div {...root} className={cx(styles.container, className)}>
      <div
        role="list"
        aria-label={label}
        className={cx(styles.list, styles.columns[maxColumns], compact && styles.compactColumns)}
      >
        {groupsOf(donations).map(({ start, members }) => (
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
  );
}

/** Known by where they start, not by whom they hold: a new donation in front moves one card from group to group. */
function groupsOf(donations: readonly Donation[]): { start: number; members: readonly Donation[] }[] {
  // Not `Array.from` with a function: on a page with prototype.js it has none.
  return donations.flatMap((_, start) =>
    start % styles.groupSize === 0 ? { start, members: donations.slice(start, start + styles.groupSize) } : [],
  );
}
