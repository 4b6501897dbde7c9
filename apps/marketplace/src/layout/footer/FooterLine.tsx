import * as styles from './FooterLine.css.js';

/** The edge between a page and its footer: a line that sags, with two pegs left on it. */
export function FooterLine() {
  return (
    <svg className={styles.line} viewBox="0 0 1200 40" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.ground} d="M0 6C300 34 900 34 1200 6V40H0Z" />
      <path className={styles.rope} d="M0 6C300 34 900 34 1200 6" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
