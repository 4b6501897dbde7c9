import type { ReactNode } from 'react';
import { cx } from '../css/cx.js';
import { sway } from './Drawing.css.js';
import { garments, type GarmentName } from './garments.js';
import { drawn, filled, type ArtColor } from './ink.css.js';
import { pen, Print } from './print.js';

export interface LineShape {
  /** Length. */
  width: number;
  /** Height of both ends, in sheet pixels from the top. */
  y: number;
  /** How far the middle hangs below the ends, in sheet pixels. */
  sag: number;
}

export const shortLine: LineShape = { width: 240, y: 34, sag: 12 };

/** The clothesline itself. */
export function Rope({ width, y, sag }: LineShape) {
  // the control point of a quadratic curve is twice as deep
  return <path d={`M0 ${y}Q${width / 2} ${y + 2 * sag} ${width} ${y}`} className={drawn.rope} strokeWidth="2.6" />;
}

/**
 * Returns where something hangs on the line at position `x` (in px) and its rotation in degrees, perpendicular to the
 * line.
 */
export function placeOnLine({ width, y, sag }: LineShape, x: number) {
  const part = x / width;
  const depth = 4 * sag;
  const slope = (depth / width) * (1 - 2 * part);
  return { y: y + depth * part * (1 - part), tilt: (Math.atan(slope) * 180) / Math.PI };
}

export function hangingTransform(line: LineShape, x: number) {
  const { y, tilt } = placeOnLine(line, x);
  return `translate(${x} ${y}) rotate(${tilt})`;
}

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
  pegs: readonly number[];
  children: ReactNode;
}

export function Hanging({ line, x, pegs, children }: HangingProps) {
  return (
    <>
      <g transform={hangingTransform(line, x)}>
        <g className={sway}>{children}</g>
      </g>
      {pegs.map((offset) => (
        <Peg key={offset} transform={hangingTransform(line, x + offset)} />
      ))}
    </>
  );
}

export interface HangingGarmentProps {
  /** The line it hangs on. */
  line: LineShape;
  /** Position along the line. */
  x: number;
  /** Garment. */
  garment: GarmentName;
  /** Color of the garment. */
  color: ArtColor;
}

/** A garment on a line, including its pegs. Place it in an `<svg>` without a fill. */
export function HangingGarment({ line, x, garment, color }: HangingGarmentProps) {
  const { pegs, ...shape } = garments[garment];
  return (
    <Hanging line={line} x={x} pegs={pegs}>
      <Print {...shape} color={color} />
    </Hanging>
  );
}
