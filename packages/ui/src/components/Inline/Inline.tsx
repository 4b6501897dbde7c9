import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx.js';
import * as styles from '../../css/layout.css.js';
import { box } from '../../css/reset.css.js';

export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /** Gap. */
  space?: keyof typeof styles.gap | undefined;
  /** Vertical alignment of the children. */
  align?: keyof typeof styles.align | undefined;
  /** Distribution of the children along the row. */
  justify?: keyof typeof styles.justify | undefined;
  /** Whether children may wrap onto multiple lines. */
  wrap?: boolean | undefined;
  /** The element to render. */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer' | 'form' | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Arranges its children in a row. */
export function Inline({
  space = 'small',
  align = 'center',
  justify = 'start',
  wrap = false,
  as = 'div',
  className,
  ref,
  ...rest
}: InlineProps) {
  const Root = as as 'div';
  const look = [styles.inline, styles.gap[space], styles.align[align], styles.justify[justify]];
  return (
    <Root {...rest} ref={ref as Ref<HTMLDivElement>} className={cx(box, ...look, wrap && styles.wrap, className)} />
  );
}
