import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import type { RootProps } from '../../css/rootProps.js';
import * as styles from './Skeleton.css.js';

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** A number of px, or any CSS length. */
  width?: number | string | undefined;
  /** A number of px, or any CSS length. */
  height?: number | string | undefined;
  /** Border radius. Use the same as for the content. */
  radius?: keyof typeof styles.radius | undefined;
}

/** Reserves space for content that is loading. Hidden from screen readers. */
export function Skeleton({
  width = '100%',
  height = '1em',
  radius = 'small',
  className,
  style,
  ...rest
}: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(box, styles.root, styles.radius[radius], className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
    />
  );
}
