import { cx } from '../../css/cx.js';
import type { RootProps } from '../../css/rootProps.js';
import * as styles from './TypingDots.css.js';

export interface TypingDotsProps extends RootProps<HTMLSpanElement> {
  /** For example "The assistant is typing". */
  label: string;
}

/** Indicates that a reply is being written. */
export function TypingDots({ label, className, ...rest }: TypingDotsProps) {
  return (
    <span role="img" aria-label={label} {...rest} className={cx(styles.root, className)}>
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  );
}
