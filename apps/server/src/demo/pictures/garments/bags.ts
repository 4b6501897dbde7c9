import type { Color } from '../palette.js';
import { palette } from '../palette.js';
import type { Fabric } from '../fabrics.js';
import { disc, slab, symmetric } from '../paths.js';
import { both, createPen, plain, type Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';

export interface BagOptions {
  trim?: Color;
}

/** A school or walking backpack. */
export function backpack(sheet: Sheet, fabric: Fabric, { trim = 'tan' }: BagOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const leather = plain(trim);
  return pen.finish({
    back: '',
    front:
      pen.line('M-30 64C-36 6 36 6 30 64', 17) +
      pen.line('M-30 64C-36 6 36 6 30 64', 11, palette[trim]) +
      pen.cloth(both('M-138 150C-186 170 -190 330 -150 384L-128 380V150Z'), { fabric: leather }) +
      pen.cloth(symmetric('M0 48C-84 48 -138 82 -144 160L-150 372C-150 408 -130 420 -100 420H0'), {
        folds: [
          [[-120, 120], [-60, 90], -14, 6],
          [[118, 400], [122, 180], 8, 9],
        ],
        lights: [[[-126, 360], [-122, 180], -4, 7]],
      }) +
      pen.cloth(symmetric('M0 236H-96C-112 236 -116 248 -116 262L-120 380C-120 396 -110 402 -96 402H0'), {
        ghost: true,
        depth: 0.8,
      }) +
      pen.stitch(symmetric('M0 250H-92C-102 250 -104 256 -104 266L-107 376C-107 386 -102 390 -92 390H0')) +
      pen.cloth(symmetric('M0 58C-80 58 -126 92 -132 160L-134 196C-100 222 -50 226 0 226'), {
        folds: [[[-100, 196], [-40, 214], -4, 5]],
        lights: [[[-112, 170], [-70, 80], -20, 7]],
      }) +
      pen.stitch(symmetric('M0 72C-72 72 -112 102 -118 160L-120 188C-90 208 -46 213 0 213')) +
      pen.cloth(both('M-84 190H-56V290L-70 300L-84 290Z'), { fabric: leather, ghost: true, depth: 0.6 }) +
      pen.line(both(slab(-88, 244, 36, 24, 5)), 7) +
      pen.line(both(slab(-88, 244, 36, 24, 5)), 3.6, palette.marigold) +
      pen.cloth(disc(0, 140, 26), { fabric: leather, ghost: true, depth: 0.4, outline: 2.6 }) +
      pen.line('M-12 146L-2 132L4 140L8 134L14 146Z', 2.6, palette.cream),
    box: { left: -186, right: 186, top: 14, bottom: 422 },
    pegs: [[0, 24]],
    focus: [0, 200],
  });
}

/** A structured handbag with a flap. */
export function handbag(sheet: Sheet, fabric: Fabric, { trim = 'marigold' }: BagOptions): Drawing {
  const pen = createPen(sheet, fabric);
  return pen.finish({
    front:
      pen.line('M-92 190C-96 -10 96 -10 92 190', 19) +
      pen.line('M-92 190C-96 -10 96 -10 92 190', 13, pen.ground) +
      pen.cloth(symmetric('M0 164H-128C-146 164 -150 178 -154 194L-180 352C-184 380 -170 388 -148 388H0'), {
        folds: [
          [[-150, 370], [-100, 250], -10, 8],
          [[150, 376], [120, 220], 14, 9],
        ],
        lights: [[[-152, 350], [-136, 220], -4, 7]],
      }) +
      pen.cloth(symmetric('M0 158H-132C-148 158 -152 170 -152 186C-142 250 -80 290 0 292'), {
        lights: [[[-130, 190], [-60, 270], 16, 7]],
      }) +
      pen.stitch(symmetric('M0 172H-126C-136 172 -138 178 -138 186C-128 240 -74 276 0 278')) +
      pen.stitch(symmetric('M0 374H-140C-160 374 -168 368 -164 350')) +
      pen.cloth(slab(-20, 268, 40, 46, 10), { fabric: plain(trim), ghost: true, depth: 0.6 }) +
      pen.fill(slab(-5, 284, 10, 16, 4), palette.cocoa) +
      pen.line(both(disc(-92, 186, 13)), 8) +
      pen.line(both(disc(-92, 186, 13)), 4, palette[trim]),
    box: { left: -186, right: 186, top: 34, bottom: 390 },
    pegs: [[0, 42]],
    focus: [0, 240],
  });
}

/** A soft tote with long handles. */
export function tote(sheet: Sheet, fabric: Fabric, { trim = 'clay' }: BagOptions): Drawing {
  const pen = createPen(sheet, fabric);
  return pen.finish({
    back:
      pen.line('M-58 170C-58 30 -24 10 0 8C24 10 58 30 58 170', 19) +
      pen.line('M-58 170C-58 30 -24 10 0 8C24 10 58 30 58 170', 13, palette[trim]),
    front:
      pen.cloth(symmetric('M0 164Q-80 158 -142 156L-150 392C-150 408 -142 412 -128 412H0'), {
        folds: [
          [[-56, 190], [-110, 320], -14, 7],
          [[60, 190], [116, 300], 14, 7],
          [[-40, 410], [-60, 330], 8, 7],
        ],
        lights: [[[-124, 390], [-120, 190], -4, 7]],
      }) +
      pen.stitch('M-142 176Q0 190 142 176') +
      pen.line('M-62 246C-66 120 -44 14 -6 6C44 8 66 110 62 246', 21) +
      pen.line('M-62 246C-66 120 -44 14 -6 6C44 8 66 110 62 246', 15, palette[trim]) +
      pen.stitch(both('M-62 244C-64 220 -64 190 -63 170'), palette.cream) +
      pen.cloth('M0 360C-30 340 -54 322 -54 296C-54 268 -18 262 0 288C18 262 54 268 54 296C54 322 30 340 0 360Z', {
        fabric: plain(trim),
        ghost: true,
        depth: 0.4,
        outline: 0,
      }),
    box: { left: -156, right: 156, top: -4, bottom: 414 },
    pegs: [[0, 8]],
    focus: [0, 250],
  });
}
