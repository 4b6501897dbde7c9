import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx.js';
import { padding as paddings } from '../../css/layout.css.js';
import { box } from '../../css/reset.css.js';
import * as styles from './Surface.css.js';

export interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  /** Padding. */
  padding?: keyof typeof paddings | undefined;
  /** Use `raised` for floating surfaces, `sunken` for inset surfaces, and `accent` to draw attention. */
  variant?: keyof typeof styles.variant | undefined;
  /** The element to render. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form' | 'figure' | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A card. */
export function Surface({ padding = 'large', variant = 'plain', as = 'div', className, ref, ...rest }: SurfaceProps) {
  const Root = as as 'div';
  return (
    <Root
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={cx(box, styles.root, styles.variant[variant], paddings[padding], className)}
    />
  );
}
