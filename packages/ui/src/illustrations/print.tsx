import type { SVGAttributes } from 'react';
import { filled, ink, type ArtColor } from './ink.css.js';

export interface PrintProps {
  /** The outline. */
  d: string;
  color: ArtColor;
  details?: string | undefined;
  stitches?: string | undefined;
  transform?: string | undefined;
}

export const pen: SVGAttributes<SVGElement> = { className: ink, strokeWidth: 2.4 };

/** Imitates a two-color print with slightly misaligned ink. */
export function Print({ d, color, details, stitches, transform }: PrintProps) {
  return (
    <g transform={transform}>
      <path d={d} className={filled[color]} transform="translate(3.5 3.5)" />
      <path d={d} {...pen} />
      {details && <path d={details} {...pen} strokeWidth={1.8} />}
      {stitches && <path d={stitches} {...pen} strokeWidth={1.6} strokeDasharray="3 4" />}
    </g>
  );
}
