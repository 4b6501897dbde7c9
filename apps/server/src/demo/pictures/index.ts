import { frame } from './finish.js';
import { drawPiece, type Piece } from './garments/index.js';
import type { Drawing } from './pen.js';
import { detailScene, type DetailScene } from './scenes/detail.js';
import { lineScene, type LineScene } from './scenes/line.js';
import { railScene, type RailScene } from './scenes/room.js';
import { floorScene, tableScene, type FloorScene, type TableScene } from './scenes/surface.js';
import { createSheet, hash, type Sheet } from './sheet.js';

/** Where and how garments are shown. */
export type Scene = DetailScene | FloorScene | LineScene | RailScene | TableScene;

/** A whole picture: its scene and what is in it, from left to right. */
export interface PictureSpec {
  scene: Scene;
  pieces: readonly Piece[];
}

/** Draws a picture as a complete SVG document. Equal specs draw equal pictures. */
export function drawPicture(spec: PictureSpec): string {
  const seed = hash(JSON.stringify(spec));
  const sheet = createSheet(seed, spec.pieces.length);
  const drawings = spec.pieces.map((piece) => drawPiece(sheet, piece));
  return frame(sheet, seed, drawScene(sheet, spec.scene, drawings));
}

function drawScene(sheet: Sheet, scene: Scene, drawings: readonly Drawing[]): string {
  switch (scene.kind) {
    case 'detail':
      return detailScene(sheet, scene, drawings);
    case 'floor':
      return floorScene(sheet, scene, drawings);
    case 'line':
      return lineScene(sheet, scene, drawings);
    case 'rail':
      return railScene(sheet, scene, drawings);
    case 'table':
      return tableScene(sheet, scene, drawings);
  }
}
