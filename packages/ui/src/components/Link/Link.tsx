import type { AnchorHTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx.js';
import * as styles from './Link.css.js';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  /** `plain` is for lists of links, such as a footer. */
  tone?: keyof typeof styles.tone;
  ref?: Ref<HTMLAnchorElement>;
}

/** A plain anchor: the app's own router takes clicks on same-origin anchors. For an action use `Button`. */
export function Link({ tone = 'text', className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={cx(styles.root, styles.tone[tone], className)}>
      {children}
    </a>
  );
}
