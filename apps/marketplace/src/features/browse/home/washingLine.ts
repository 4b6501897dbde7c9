import type { HangingGarmentProps, LineShape } from '@clothesline/ui';

/** Starts and ends above the visible area, so wide windows don't show loose ends. */
export const line: LineShape = { width: 2080, y: -18, sag: 78 };

/** In px. */
export const drawingHeight = 190;

export const washing = [
  { x: 310, garment: 'towel', color: 'linen' },
  { x: 455, garment: 'shirt', color: 'denim' },
  { x: 585, garment: 'dress', color: 'marigold' },
  { x: 695, garment: 'sock', color: 'clay' },
  { x: 810, garment: 'trousers', color: 'denim' },
  { x: 930, garment: 'shirt', color: 'linen' },
  { x: 1040, garment: 'onesie', color: 'marigold' },
  { x: 1155, garment: 'jumper', color: 'clay' },
  { x: 1275, garment: 'dress', color: 'sage' },
  { x: 1395, garment: 'towel', color: 'marigold' },
  { x: 1510, garment: 'trousers', color: 'sage' },
  { x: 1635, garment: 'shirt', color: 'clay' },
  { x: 1755, garment: 'sock', color: 'denim' },
] as const satisfies readonly Omit<HangingGarmentProps, 'line'>[];
