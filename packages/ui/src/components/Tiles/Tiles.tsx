import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx.js';
import * as styles from '../../css/layout.css.js';
import { box } from '../../css/reset.css.js';

export interface TilesProps extends HTMLAttributes<HTMLElement> {
  /** The narrowest a tile may get, in px or as a CSS length, before the row loses a column. */
  minWidth?: number | string;
  space?: keyof typeof styles.gap;
  /** The most columns, however wide the place is. */
  maxColumns?: number;
  as?: 'div' | 'ul' | 'ol' | 'section';
  ref?: Ref<HTMLElement>;
}

/** A grid whose columns follow the width of its own place, not that of the window. */
export function Tiles({
  minWidth = 240,
  space = 'large',
  maxColumns,
  as = 'div',
  className,
  style,
  ref,
  ...rest
}: TilesProps) {
  const least = typeof minWidth === 'number' ? `${minWidth}px` : minWidth;
  // With at most n columns a tile is never narrower than the n-th part of the row; 72 px holds the widest gap.
  const floor = maxColumns ? `max(${least}, 100% / ${maxColumns} - 72px * ${(maxColumns - 1) / maxColumns})` : least;
  // One tag type for all: a union of tags has no common type of ref.
  const Root = as as 'div';
  return (
    <Root
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={cx(box, styles.tiles, styles.gap[space], className)}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${floor}), 1fr))`, ...style }}
    />
  );
}
