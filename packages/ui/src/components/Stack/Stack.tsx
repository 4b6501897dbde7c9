import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx.js';
import * as styles from '../../css/layout.css.js';
import { box } from '../../css/reset.css.js';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Gap. */
  space?: keyof typeof styles.gap | undefined;
  /** Horizontal alignment of the children. */
  align?: keyof typeof styles.align | undefined;
  /** The element to render. */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'form' | 'ul' | 'ol' | 'li' | 'span' | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Arranges its children in a column. */
export function Stack({ space = 'medium', align = 'stretch', as = 'div', className, ref, ...rest }: StackProps) {
  const Root = as as 'div';
  return (
    <Root
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={cx(box, styles.stack, styles.gap[space], styles.align[align], className)}
    />
  );
}
