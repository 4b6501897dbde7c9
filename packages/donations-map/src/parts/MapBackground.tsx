import * as styles from './MapBackground.css.js';

/**
 * A decorative background with a clothesline. It deliberately has no streets, so that nobody takes it for a real map.
 */
export function MapBackground() {
  return (
    <svg
      className={styles.background}
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="1200" height="600" className={styles.land} />
      <g className={styles.line}>
        <path d="M512 448V402M604 432V384" className={styles.post} />
        <path d="M512 404Q560 424 604 388" className={styles.rope} />
        <path d="M526 409 542 414 540 432 524 428Z" className={styles.clay} />
        <path d="M550 415 564 413 566 431 552 434Z" className={styles.denim} />
        <path d="M573 409 588 402 592 418 578 426Z" className={styles.marigold} />
      </g>
    </svg>
  );
}
