import { cx } from '../../css/cx.js';
import { Anchor, type AnchorProps } from './Anchor.js';
import * as styles from './Link.css.js';

export interface LinkProps extends AnchorProps {
  /** Use `plain` in lists of links. */
  variant?: keyof typeof styles.variant | undefined;
}

/** A link that supports client-side routing with a `LinkProvider`. To trigger an action, use `Button`. */
export function Link({ variant = 'text', className, children, ...rest }: LinkProps) {
  return (
    <Anchor {...rest} className={cx(styles.root, styles.variant[variant], className)}>
      {children}
    </Anchor>
  );
}
