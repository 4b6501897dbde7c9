import type { Donation, Position } from '@clothesline/api-client';
import { cx } from '@clothesline/ui';
import { DonationCard, type DonationCardProps, type DonationSaveEvent } from '../DonationCard/DonationCard.js';
import type { DonationCardMessages } from '../messages.js';
import type { DonationSelectEvent } from '../selectEvent.js';
import * as styles from './DonationGrid.css.js';
import { useStable } from './useStable.js';

export interface DonationGridProps {
  donations: readonly Donation[];
  /** The most columns there may be; as many of them as the grid's own width has room for. */
  columns?: 1 | 2 | 3 | 4;
  /** What stands before `/donations/{id}` in the cards' links. */
  linkBase?: string;
  /** The position that missing distances are computed from; the current location by default. */
  location?: Position;
  /** The ids of the saved donations. */
  savedIds?: ReadonlySet<number>;
  /** Called when a heart is pressed. Without it there are no hearts. */
  onSavedChange?: (event: DonationSaveEvent) => void;
  /** Called before a card's link is followed; `event.preventDefault()` stops that. */
  onSelect?: (event: DonationSelectEvent) => void;
  headingLevel?: DonationCardProps['headingLevel'];
  /** How many pictures load at once, from the first on: those in sight when the page opens. */
  priorityCount?: number;
  /** The list's name for assistive technology. */
  label?: string;
  /** Texts other than the built-in ones. */
  messages?: Partial<DonationCardMessages>;
}

/** Donations as a list of cards in 1 to 4 columns. Thousands stay smooth: what is out of sight is not drawn. */
export function DonationGrid({
  donations,
  columns = 4,
  linkBase,
  location,
  savedIds,
  onSavedChange,
  onSelect,
  headingLevel,
  priorityCount = 0,
  label,
  messages,
}: DonationGridProps) {
  const stableSave = useStable(onSavedChange);
  const stableSelect = useStable(onSelect);

  return (
    <div className={styles.container}>
      {/* Safari forgets that an unmarked list is one; role="list" reminds it. */}
      <ul role="list" aria-label={label} className={cx(styles.grid, styles.columns[columns])}>
        {donations.map((donation, index) => (
          <li key={donation.id} className={cx(styles.item, styles.lazy)}>
            <DonationCard
              donation={donation}
              linkBase={linkBase}
              location={location}
              saved={savedIds?.has(donation.id)}
              onSavedChange={stableSave}
              onSelect={stableSelect}
              headingLevel={headingLevel}
              priority={index < priorityCount}
              messages={messages}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
