import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import * as styles from './Skeleton.css.js';

export interface SkeletonProps {
  /** Px or a CSS length. */
  width?: number | string;
  /** Px or a CSS length. */
  height?: number | string;
  radius?: keyof typeof styles.radius;
  className?: string;
}

/** The place of something that is loading, in its final size. Screen readers hear the busy region around it instead. */
export function Skeleton({ width = '100%', height = '1em', radius = 'small', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(box, styles.root, styles.radius[radius], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
