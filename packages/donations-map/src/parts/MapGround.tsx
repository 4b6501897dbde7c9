import { useId } from 'react';
import * as styles from './MapGround.css.js';

/** Trees in the two parks: positions and widths. */
const trees = [
  [300, 118, 13],
  [338, 98, 10],
  [372, 132, 15],
  [268, 160, 10],
  [330, 168, 12],
  [402, 96, 9],
  [902, 452, 14],
  [948, 430, 10],
  [968, 478, 12],
  [862, 486, 10],
  [912, 508, 13],
  [1002, 446, 9],
] as const;

/** The main roads, drawn twice: a casing, and the road on it. */
const roads =
  'M-20 330C180 300 300 352 470 312S760 214 960 252 1140 300 1240 280M190-20C220 120 150 220 232 360S330 520 300 640' +
  'M690-20C672 110 742 190 716 330S640 500 672 640M-20 500C160 470 300 470 480 492S840 566 1240 520' +
  'M470 312C520 220 600 120 720 60S980 20 1060-20';

/** Quarter whose streets run another way. */
const quarter =
  'M470 312C520 220 600 120 720 60S980 20 1060-20H1240V280C1140 300 1060 272 960 252S760 214 690 262 560 296 470 312Z';

/** Draws an abstract town by a bay, with a clothesline in its park: decoration only, and no real place. */
export function MapGround() {
  const id = useId();
  return (
    <svg
      className={styles.ground}
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={`${id}a`} width="64" height="46" patternUnits="userSpaceOnUse" patternTransform="rotate(-9)">
          <path d="M0 0H64M0 0V46" className={styles.street} />
        </pattern>
        <pattern id={`${id}b`} width="52" height="58" patternUnits="userSpaceOnUse" patternTransform="rotate(17)">
          <path d="M0 0H52M0 0V58" className={styles.street} />
        </pattern>
      </defs>
      <rect width="1200" height="600" className={styles.land} />
      <rect width="1200" height="600" fill={`url(#${id}a)`} />
      <path d={quarter} className={styles.land} />
      <path d={quarter} fill={`url(#${id}b)`} />
      <path
        d="M1240 40C1120 60 1080 110 1096 170S1180 250 1240 244ZM-40 640V410C40 420 66 470 120 482S196 540 180 640Z"
        className={styles.shore}
      />
      <path
        d="M1240 62C1146 78 1106 120 1122 172S1190 230 1240 224ZM-40 640V436C28 446 52 490 104 504S170 560 156 640Z"
        className={styles.water}
      />
      <path
        d="M252 92C300 62 400 58 430 92S420 190 352 200 232 196 230 158 232 106 252 92ZM846 440C894 404 1000 398 1030 440S1010 528 930 534 820 520 822 484 826 454 846 440ZM1110 372A46 34 0 1 1 1202 372 46 34 0 1 1 1110 372Z"
        className={styles.park}
      />
      <path d="M500 396 600 376 612 440 516 458ZM74 120 152 108 160 170 84 184Z" className={styles.square} />
      <path d={roads} className={styles.casing} />
      <path d={roads} className={styles.road} />
      <path
        d="M232 360C330 420 420 430 480 492M716 330C790 380 820 420 846 440M372 132C420 190 440 250 470 312"
        className={styles.footpath}
      />
      {trees.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={styles.tree} />
      ))}
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
