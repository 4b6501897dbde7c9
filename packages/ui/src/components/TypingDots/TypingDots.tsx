import { cx } from '../../css/cx.js';
import * as styles from './TypingDots.css.js';

export interface TypingDotsProps {
  /** What is happening, such as "The assistant is typing". */
  label: string;
  className?: string;
}

/** Somebody is writing an answer. */
export function TypingDots({ label, className }: TypingDotsProps) {
  return (
    <span role="img" aria-label={label} className={cx(styles.root, className)}>
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  );
}
