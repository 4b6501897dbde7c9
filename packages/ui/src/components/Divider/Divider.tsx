import type { HTMLAttributes } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import * as styles from './Divider.css.js';

export interface DividerProps extends HTMLAttributes<HTMLHRElement> {
  /** `stitch` is a row of stitches. */
  tone?: keyof typeof styles.tone;
}

/** Separates two subjects; white space alone is often enough. */
export function Divider({ tone = 'line', className, ...rest }: DividerProps) {
  return <hr {...rest} className={cx(box, styles.root, styles.tone[tone], className)} />;
}
