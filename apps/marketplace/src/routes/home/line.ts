/** The size of the line's drawing and how deep the line sags in it, in units of the drawing. */
export const drawing = { width: 1600, height: 190 };
const sag = { top: 14, depth: 46 };

/** How low the line hangs at a place along it. */
export function ropeAt(x: number): number {
  const share = x / drawing.width;
  return sag.top + 4 * sag.depth * share * (1 - share);
}
