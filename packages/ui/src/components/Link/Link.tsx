import { cx } from '../../css/cx.js';
import { Anchor, type AnchorProps } from './Anchor.js';
import * as styles from './Link.css.js';

export interface LinkProps extends AnchorProps {
  /** `plain` is for lists of links, such as a footer. */
  tone?: keyof typeof styles.tone | undefined;
}

/** Leads somewhere: an anchor, which the router of the nearest `LinkProvider` follows. For an action use `Button`. */
export function Link({ tone = 'text', className, children, ...rest }: LinkProps) {
  return (
    <Anchor {...rest} className={cx(styles.root, styles.tone[tone], className)}>
      {children}
    </Anchor>
  );
}
