import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx.js';
import * as styles from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** The element to render. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'legend' | 'caption' | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Hides text visually. Screen readers still announce it. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  const Root = as as 'span';
  return <Root {...rest} className={cx(styles.root, className)} />;
}
