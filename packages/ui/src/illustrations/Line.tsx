import type { ReactNode } from 'react';
import { cx } from '../css/cx.js';
import { sway } from './Drawing.css.js';
import { garments, type GarmentName } from './garments.js';
import { drawn, filled, type ArtColor } from './ink.css.js';
import { pen, Print } from './print.js';

/** A sagging line, in the px of its sheet. */
export interface LineShape {
  width: number;
  /** The height of its ends. */
  y: number;
  /** How much lower its middle is. */
  sag: number;
}

/** The line of the small illustrations. */
export const shortLine: LineShape = { width: 240, y: 34, sag: 12 };

export function Line({ width, y, sag }: LineShape) {
  // Twice the sag is where the control point of the same parabola lies.
  return <path d={`M0 ${y}Q${width / 2} ${y + 2 * sag} ${width} ${y}`} className={drawn.rope} strokeWidth="2.6" />;
}

/** `transform` of what hangs at x: on the line, at right angles to it. */
export function hangingAt({ width, y, sag }: LineShape, x: number) {
  const part = x / width;
  const height = y + 4 * sag * part * (1 - part);
  const slope = ((4 * sag) / width) * (1 - 2 * part);
  return `translate(${x} ${height.toFixed(1)}) rotate(${((Math.atan(slope) * 180) / Math.PI).toFixed(1)})`;
}

/** A wooden clothes peg; its origin is where the line goes through. */
export function Peg({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path
        d="M-3.5-11h7q1.5 0 1.5 2L4 13q-.4 3-2.2 3L.6 5h-1.2l-1.2 11q-1.8 0-2.2-3L-5-9q0-2 1.5-2Z"
        {...pen}
        className={cx(filled.peg, drawn.ink)}
        strokeWidth={1.8}
      />
      <path d="M-4.4-1.5h8.8" {...pen} strokeWidth={1.8} />
    </g>
  );
}

export interface HangingProps {
  line: LineShape;
  x: number;
  /** Where the pegs are, from its middle. */
  pegs: readonly number[];
  children: ReactNode;
}

/** Anything on the line, with its pegs over it. */
export function Hanging({ line, x, pegs, children }: HangingProps) {
  return (
    <>
      <g transform={hangingAt(line, x)}>
        <g className={sway}>{children}</g>
      </g>
      {pegs.map((offset) => (
        <Peg key={offset} transform={hangingAt(line, x + offset)} />
      ))}
    </>
  );
}

export interface HangingGarmentProps {
  line: LineShape;
  x: number;
  garment: GarmentName;
  color: ArtColor;
}

export function HangingGarment({ line, x, garment, color }: HangingGarmentProps) {
  const { pegs, ...shape } = garments[garment];
  return (
    <Hanging line={line} x={x} pegs={pegs}>
      <Print {...shape} color={color} />
    </Hanging>
  );
}
