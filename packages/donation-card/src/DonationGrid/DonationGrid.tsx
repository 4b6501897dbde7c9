import type { Donation, Position } from '@clothesline/api-client';
import { cx, type RootProps, useHandler } from '@clothesline/ui';
import { DonationCard, type DonationCardProps, type DonationSaveEvent } from '../DonationCard/DonationCard.js';
import type { DonationCardMessages } from '../messages.js';
import type { DonationSelectEvent } from '../selectEvent.js';
import * as styles from './DonationGrid.css.js';

export interface CardListProps {
  /** Prefix for `/donations/{id}` links. */
  linkBase?: string | undefined;
  /** Used to compute missing distances. Defaults to the current location. */
  location?: Position | undefined;
  /** Saved ids. */
  savedIds?: ReadonlySet<number> | undefined;
  /** Called when a heart is clicked. Without this prop, hearts aren't shown. */
  onSavedChange?: ((event: DonationSaveEvent) => void) | undefined;
  /** Called before navigating to a donation. Call `event.preventDefault()` to handle it yourself. */
  onSelect?: ((event: DonationSelectEvent) => void) | undefined;
  /** Text overrides. */
  messages?: Partial<DonationCardMessages> | undefined;
}

export interface DonationGridProps extends CardListProps, RootProps<HTMLDivElement> {
  /** In order. */
  donations: readonly Donation[];
  /** Maximum number of columns. 'even' uses 1, 2 or 4, but never 3. */
  maxColumns?: styles.Columns | undefined;
  /** Shows two smaller cards per row if two full-size cards do not fit. */
  compact?: boolean | undefined;
  /** Heading level of the card titles. */
  headingLevel?: DonationCardProps['headingLevel'] | undefined;
  /** How many images are loaded eagerly. */
  priorityCount?: number | undefined;
  /** Accessible name. */
  label?: string | undefined;
}

/** Shows donations in a grid with 1 to 4 columns. Cards outside the viewport aren't rendered by the browser. */
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

  // Uses ARIA roles because a `ul` can't contain the group wrappers.
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

/** Groups are keyed by their start. If a donation is added at the top, only a single card per group has to move. */
function splitGroups(donations: readonly Donation[]): { start: number; members: readonly Donation[] }[] {
  // `Array.from` is broken on pages with prototype.js
  return donations.flatMap((_, start) =>
    start % styles.groupSize === 0 ? { start, members: donations.slice(start, start + styles.groupSize) } : [],
  );
}
