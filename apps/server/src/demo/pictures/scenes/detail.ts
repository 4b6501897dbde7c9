import type { Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';
import { castShadow, place, washes, type Spot, type WashName } from './common.js';

export interface DetailScene {
  kind: 'detail';
  wash: WashName;
  /** How near the eye is; 2.1 unless told. */
  zoom?: number;
}

/** A close look at a collar, a cuff or a seam: the garment fills the frame. */
export function detailScene(sheet: Sheet, { wash, zoom = 2.1 }: DetailScene, [drawing]: readonly Drawing[]): string {
  if (!drawing) return '';
  const [fx, fy] = drawing.focus;
  const spot: Spot = { x: 400 - fx * zoom, y: 320 - fy * zoom, scale: zoom, turn: 0 };
  return `<path d="M0 0H800V600H0Z" fill="${washes[wash].wall}"/>${castShadow(sheet, drawing, spot, [16, 18], 0.3)}${place(drawing.back + drawing.front, spot)}`;
}
