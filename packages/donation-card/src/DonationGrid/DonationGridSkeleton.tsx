import { cx, type RootProps, VisuallyHidden } from '@clothesline/ui';
import { DonationCardSkeleton } from '../DonationCard/DonationCardSkeleton.js';
import type { DonationCardMessages } from '../messages.js';
import { useCardTexts } from '../useCardTexts.js';
import * as styles from './DonationGrid.css.js';

export interface DonationGridSkeletonProps extends RootProps<HTMLDivElement> {
  /** How many cards: 4 on home and profile, 8 on explore (spec §9). */
  count: number;
  /** Maximum number of columns, as in the grid. */
  maxColumns?: styles.Columns | undefined;
  /** Whether cards are compact, as in the grid. */
  compact?: boolean | undefined;
  /** Texts that replace the built-in ones. */
  messages?: Partial<DonationCardMessages> | undefined;
}

/** Shown while the donations of a grid load. */
export function DonationGridSkeleton({
  count,
  maxColumns = 4,
  compact = false,
  messages,
  className,
  ...root
}: DonationGridSkeletonProps) {
  const texts = useCardTexts(messages);
  return (
    <div role="status" {...root} className={cx(styles.root, className)}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className={styles.container}>
        <div className={cx(styles.list, styles.columns[maxColumns], compact && styles.compactColumns)}>
          <div className={styles.grid}>
            {/* Not `Array.from` with a function: on a page with prototype.js it has none. */}
            {Object.keys([...''.padEnd(count, '-')]).map((place) => (
              <div key={place} className={styles.item}>
                <DonationCardSkeleton />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
