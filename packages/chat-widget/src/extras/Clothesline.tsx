import * as styles from './Clothesline.css.js';

/** Decoration. */
export function Clothesline() {
  return (
    <svg className={styles.root} viewBox="0 0 384 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className={styles.ground} d="M-2-2V3Q192 21 386 3V-2Z" />
      <path className={styles.rope} d="M-2 3Q192 21 386 3" />
      <path className={styles.peg} d="M58 2.5v10M214 6v10M322 2.8v10" />
    </svg>
  );
}
