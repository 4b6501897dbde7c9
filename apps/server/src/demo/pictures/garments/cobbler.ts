import type { Color } from '../palette.js';
import { palette } from '../palette.js';
import type { Point } from '../paths.js';
import type { Box, Pen } from '../pen.js';

/** One shoe, its toe to the left, standing on y = 0. */
export interface Cobbled {
  art: string;
  box: Box;
  /** Where the other shoe of the pair stands. */
  mate: Point;
}

export type Trim = { trim: Color; sole: Color };

export type Last = (pen: Pen, trim: Trim) => Cobbled;

/** A canvas shoe's pale rubber sole with a colored line. */
export function rubberSole(pen: Pen, sole: Color, trim: Color): string {
  return (
    pen.cloth('M-174 -36C-60 -26 60 -26 158 -38C170 -26 168 -4 152 0H-150C-176 0 -180 -20 -174 -36Z', {
      fabric: { color: sole },
      depth: 0.7,
    }) + pen.line('M-168 -14C-60 -8 60 -8 160 -16', 3.5, palette[trim === sole ? 'stone' : trim])
  );
}

/** A walking boot's sole with its tread. */
export function treadSole(pen: Pen, sole: Color): string {
  return pen.cloth(
    'M-172 -34C-60 -26 60 -28 146 -34L150 0H132L126 -8L116 0H84L78 -12H18L10 -4L0 -12H-30L-38 -4L-48 -12H-78L-86 -4L-96 -12H-122L-130 -4L-140 -12Q-172 -14 -172 -34Z',
    { fabric: { color: sole }, depth: 0.6 },
  );
}

/** Laces in rows that begin at the given points. */
export function laces(pen: Pen, from: readonly Point[], reach: number, color: string = palette.white): string {
  const rows = from.map(([x, y]) => `M${x} ${y}L${x + reach} ${y + reach * 0.5}`).join('');
  return pen.line(rows, 8.5) + pen.line(rows, 4.6, color);
}
