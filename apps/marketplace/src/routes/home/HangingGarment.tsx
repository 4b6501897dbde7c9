import { garments } from './garments.js';
import * as styles from './HangingGarment.css.js';

interface HangingGarmentProps {
  garment: keyof typeof garments;
  color: keyof typeof styles.color;
}

/** A drawn garment and the pegs that hold it; the origin is the middle of its upper edge. */
export function HangingGarment({ garment, color }: HangingGarmentProps) {
  const { cloth, seams, pegs } = garments[garment];
  return (
    <>
      <g className={styles.cloth}>
        <path className={styles.color[color]} d={cloth} />
        <path className={styles.seams} d={seams} />
      </g>
      {pegs.map((peg) => (
        <path key={peg} className={styles.peg} d={`M${peg} -9v17`} />
      ))}
    </>
  );
}
