import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import * as styles from './Badge.css.js';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** The meaning of the color. */
  tone?: keyof typeof styles.tone | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A short label, e.g. a category or state. It's not interactive. */
export function Badge({ tone = 'neutral', className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(box, styles.root, styles.tone[tone], className)}>
      <span className={styles.content}>{children}</span>
    </span>
  );
}
