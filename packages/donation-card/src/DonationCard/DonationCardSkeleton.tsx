import { cx, type RootProps, Skeleton } from '@clothesline/ui';
import * as styles from './DonationCard.css.js';
import { donorBlockSize } from './lines.css.js';

/** Placeholder with the dimensions of a card. Hidden from assistive technology. */
export function DonationCardSkeleton({ className, ...root }: RootProps<HTMLDivElement>) {
  return (
    <div {...root} className={cx(styles.card, className)} data-skeleton="" aria-hidden="true">
      <div className={styles.picture}>
        <Skeleton width="100%" height="100%" radius="none" />
      </div>
      <div className={styles.body}>
        <div className={styles.ghostTitle}>
          <Skeleton width="82%" height="20px" />
        </div>
        <div className={styles.ghostLines}>
          <Skeleton width="55%" height="14px" />
          <Skeleton width="100%" height="14px" />
          <Skeleton width="70%" height="14px" />
        </div>
        <div className={styles.donor}>
          <Skeleton width={donorBlockSize} height={donorBlockSize} radius="pill" />
          <Skeleton width="72px" height="14px" />
        </div>
      </div>
    </div>
  );
}
