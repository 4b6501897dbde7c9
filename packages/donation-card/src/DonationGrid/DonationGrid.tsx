import type { Donation, Position } from '@clothesline/api-client';
import { cx, type RootProps, useHandler } from '@clothesline/ui';
import { DonationCard, type DonationCardProps, type DonationSaveEvent } from '../DonationCard/DonationCard.js';
import type { DonationCardMessages } from '../messages.js';
import type { DonationSelectEvent } from '../selectEvent.js';
import * as styles from './DonationGrid.css.js';

export interface CardListProps {
  /** Prefix of `/donations/{id}`. */
  linkBase?: string | undefined;
  /** Origin of missing distances; the current location by default. */
  location?: Position | undefined;
  /** Saved ids. */
  savedIds?: ReadonlySet<number> | undefined;
  /** Called for a heart; hidden without it. */
  onSavedChange?: ((event: DonationSaveEvent) => void) | undefined;
  /** Called before navigation; `event.preventDefault()` stops it. */
  onSelect?: ((event: DonationSelectEvent) => void) | undefined;
  /** Overrides texts. */
  messages?: Partial<DonationCardMessages> | undefined;
}

export interface DonationGridProps extends CardListProps, RootProps<HTMLDivElement> {
  /** In order. */
  donations: readonly Donation[];
  /** Maximum columns. 'even' means 1, 2, or 4. */
  maxColumns?: styles.Columns | undefined;
  /** Two smaller cards per row if two full cards do not fit. */
  compact?: boolean | undefined;
  /** Heading level of titles. */
  headingLevel?: DonationCardProps['headingLevel'] | undefined;
  /** Number of eagerly loaded pictures. */
  priorityCount?: number | undefined;
  /** Accessible name. */
  label?: string | undefined;
}

/** Donations in 1 to 4 columns. Skips cards out of sight. */
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

  // Roles, since a `ul` allows no wrappers.
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

/** Keyed by start, so that a new first donation moves a single card per group. */
function splitGroups(donations: readonly Donation[]): { start: number; members: readonly Donation[] }[] {
  // prototype.js breaks `Array.from`.
  return donations.flatMap((_, start) =>
    start % styles.groupSize === 0 ? { start, members: donations.slice(start, start + styles.groupSize) } : [],
  );
}
