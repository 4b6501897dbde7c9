import { cx, type RootProps, VisuallyHidden } from '@clothesline/ui';
import { DonationCardSkeleton } from '../DonationCard/DonationCardSkeleton.js';
import type { DonationCardMessages } from '../messages.js';
import { useCardTexts } from '../useCardTexts.js';
import * as styles from './DonationGrid.css.js';

export interface DonationGridSkeletonProps extends RootProps<HTMLDivElement> {
  /** 4 on home and profile, 8 on explore (spec §9). */
  count: number;
  /** As in the grid. */
  maxColumns?: styles.Columns | undefined;
  /** As in the grid. */
  compact?: boolean | undefined;
  /** Overrides texts. */
  messages?: Partial<DonationCardMessages> | undefined;
}

/** Loading state of a grid. */
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
