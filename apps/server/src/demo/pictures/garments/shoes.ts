import type { Fabric } from '../fabrics.js';
import type { Color } from '../palette.js';
import { createPen, type Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';
import { bootLasts } from './bootLasts.js';
import { lowLasts } from './lowLasts.js';
import { sportLasts } from './sportLasts.js';

const lasts = { ...bootLasts, ...lowLasts, ...sportLasts };

export interface ShoesOptions {
  style?: keyof typeof lasts;
  trim?: Color;
  sole?: Color;
}

/** A pair of shoes seen from the side, toes to the left, standing on y = 0. */
export function shoes(
  sheet: Sheet,
  fabric: Fabric,
  { style = 'sneakers', trim = 'cream', sole = 'cream' }: ShoesOptions,
): Drawing {
  const pen = createPen(sheet, fabric);
  const { art, box, mate } = lasts[style](pen, { trim, sole });
  const shoe = sheet.id();
  const [mx, my] = mate;
  const far = `<use href="#${shoe}" x="${mx}" y="${my}"/>`;
  const centered = `translate(${-mx / 2} 0)`;
  const drawing = pen.finish({
    front: `<g transform="${centered}"><defs><g id="${shoe}">${art}</g></defs>${far}<use href="#${shoe}"/></g>`,
    box: { left: box.left - mx / 2, right: box.right + mx / 2, top: box.top + my, bottom: 0 },
    focus: [-20, -90],
  });
  return { ...drawing, shadow: `<g transform="${centered}">${drawing.shadow}</g>` };
}
