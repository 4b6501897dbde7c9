import { cx, type RootProps, VisuallyHidden } from '@clothesline/ui';
import { DonationCardSkeleton } from '../DonationCard/DonationCardSkeleton.js';
import type { DonationCardMessages } from '../messages.js';
import { useCardTexts } from '../useCardTexts.js';
import * as styles from './DonationGrid.css.js';

export interface DonationGridSkeletonProps extends RootProps<HTMLDivElement> {
  /** Number of cards. The spec has 4 on the home and profile pages and 8 on explore (§9). */
  count: number;
  /** Pass the same value as to the grid. */
  maxColumns?: styles.Columns | undefined;
  /** Pass the same value as to the grid. */
  compact?: boolean | undefined;
  /** Text overrides. */
  messages?: Partial<DonationCardMessages> | undefined;
}

/** Placeholder for a grid that is still loading. */
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
            {/* On pages with prototype.js, `Array.from` ignores the mapping function. */}
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
