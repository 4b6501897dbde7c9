import { cx } from '@clothesline/ui';
import { garments, washing } from './garments.js';
import * as styles from './HeroLine.css.js';

/** The line's ends and how deep it sags, in units of the drawing. */
const line = { width: 1600, top: 14, sag: 46 };

/** How far the line goes on beyond the drawing on each side: up and out of the page, so that no end hangs in the air. */
const beyond = 240;

interface HeroLineProps {
  className?: string;
}

/** The clothesline over the promise: a drawing, nothing to read. */
export function HeroLine({ className }: HeroLineProps) {
  return (
    <svg className={cx(styles.drawing, className)} viewBox={`0 0 ${line.width} 190`} aria-hidden="true">
      <path
        className={styles.rope}
        d={`M${-beyond} ${ropeAt(-beyond)}Q${line.width / 2} ${2 * ropeAt(line.width / 2) - ropeAt(-beyond)} ${line.width + beyond} ${ropeAt(-beyond)}`}
      />
      {washing.map(({ garment, x, tilt, color }) => {
        const { cloth, seams, pegs } = garments[garment];
        return (
          <g key={x} transform={`translate(${x} ${ropeAt(x)}) rotate(${tilt})`}>
            <g className={styles.cloth}>
              <path className={styles.color[color]} d={cloth} />
              <path className={styles.seams} d={seams} />
            </g>
            {pegs.map((peg) => (
              <path key={peg} className={styles.peg} d={`M${peg} -9v17`} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** How low the line hangs at a place along it. */
function ropeAt(x: number): number {
  const share = x / line.width;
  return line.top + 4 * line.sag * share * (1 - share);
}
