import type { HTMLAttributes } from 'react';
import { cx } from '../../css/cx.js';
import * as styles from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'legend' | 'caption';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Root = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Root {...rest} className={cx(styles.root, className)} />;
}
