import type { Color } from '../palette.js';
import { palette } from '../palette.js';
import type { Fabric } from '../fabrics.js';
import { d, mirrored, slab, symmetric } from '../paths.js';
import { both, createPen, type Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';
import { body, neckBack, sleeves, type Torso } from './torso.js';

export interface DressOptions {
  style?: 'sun' | 'wrap' | 'shift' | 'gown' | 'girl';
  trim?: Color;
}

/** A dress: sundress with straps, wrap, shift, evening gown or a girl's with a round collar. */
export function dress(sheet: Sheet, fabric: Fabric, { style = 'sun', trim }: DressOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const ribbon: Fabric = { color: trim ?? fabric.color };
  if (style === 'wrap' || style === 'girl') return sleevedDress(sheet, fabric, style, trim);
  const shift = style === 'shift';
  const gown = style === 'gown';
  const hem = gown ? 520 : 432;
  const wide = gown ? 178 : shift ? 128 : 186;
  const waistY = shift ? 196 : 176;
  const bodice = shift
    ? 'M0 62C-34 62 -50 34 -54 2L-92 8C-88 50 -86 90 -104 122'
    : 'M0 76C-18 58 -44 52 -62 66C-74 78 -88 96 -100 116';
  const outline = symmetric(
    d`${bodice}C-102 150 -84 160 ${shift ? -98 : -80} ${waistY}C${shift ? -110 : -112} ${waistY + 80} ${-wide} ${hem - 120} ${-wide} ${hem - 8}C${-wide * 0.72} ${hem + (gown ? 4 : 12)} ${-wide * 0.36} ${hem - 4} 0 ${hem + 8}`,
  );
  const pleats = shift
    ? ([
        [[-60, hem], [-50, 210], -8, 8],
        [[54, hem], [40, 180], 8, 9],
      ] as const)
    : ([-0.72, -0.36, 0.06, 0.42, 0.76] as const).map(
        (t) => [[t * wide, hem + 8], [t * 62, waistY + 14], t * 20, 9 + Math.abs(t) * 5] as const,
      );
  const lights = shift
    ? ([[[-86, hem], [-80, 200], 0, 7]] as const)
    : ([-0.55, 0.22] as const).map((t) => [[t * wide, hem], [t * 60, waistY + 20], t * 18, 7] as const);
  const straps = shift
    ? ''
    : pen.line('M-60 70C-62 40 -56 16 -48 0M60 70C62 40 56 16 48 0', 13) +
      pen.line('M-60 70C-62 40 -56 16 -48 0M60 70C62 40 56 16 48 0', 8, palette[ribbon.color]);
  const waist = shift
    ? ''
    : pen.cloth(
        d`M-82 ${waistY - 12}Q0 ${waistY + 2} 82 ${waistY - 12}L81 ${waistY + 10}Q0 ${waistY + 24} -81 ${waistY + 10}Z`,
        { fabric: ribbon, ghost: true, depth: 0.6 },
      );
  const bow =
    trim && !shift
      ? pen.cloth(
          d`M-40 ${waistY + 8}C-60 ${waistY - 14} -84 ${waistY - 10} -82 ${waistY + 10}C-80 ${waistY + 28} -56 ${waistY + 26} -40 ${waistY + 8}C-26 ${waistY + 28} -2 ${waistY + 30} 0 ${waistY + 12}C2 ${waistY - 8} -22 ${waistY - 10} -40 ${waistY + 8}Z`,
          { fabric: ribbon, ghost: true },
        ) +
        pen.cloth(
          d`M-46 ${waistY + 10}L-62 ${waistY + 74}L-46 ${waistY + 68}L-36 ${waistY + 14}L-22 ${waistY + 66}L-8 ${waistY + 64}L-34 ${waistY + 8}Z`,
          { fabric: ribbon, ghost: true, depth: 0.5 },
        )
      : '';
  const hemline = pen.stitch(
    d`M${-wide} ${hem - 22}C${-wide * 0.7} ${hem - 4} ${-wide * 0.36} ${hem - 18} 0 ${hem - 8}C${wide * 0.36} ${hem - 18} ${wide * 0.7} ${hem - 4} ${wide} ${hem - 22}`,
  );
  const darts = shift
    ? pen.line(both('M-98 150L-56 134'), 2.4, pen.pen, 0.7)
    : pen.line(both('M-40 62C-46 100 -42 140 -38 166'), 2.4, pen.pen, 0.7);
  return pen.finish({
    back: shift
      ? pen.inside(symmetric('M0 14C-30 14 -48 8 -54 2C-50 34 -34 64 0 64'))
      : pen.cloth('M-58 74Q0 54 58 74L50 96H-50Z', { fabric: { color: fabric.color }, ghost: true, depth: 0 }),
    front:
      straps +
      pen.cloth(outline, { folds: pleats, lights, inside: hemline }) +
      darts +
      waist +
      bow +
      (shift && trim
        ? pen.cloth(symmetric('M0 62C-34 62 -50 34 -54 2L-68 4C-64 46 -42 78 0 78'), {
            fabric: ribbon,
            ghost: true,
            depth: 0.5,
          })
        : ''),
    box: { left: -wide - 4, right: wide + 4, top: -2, bottom: hem + 12 },
    pegs: shift
      ? [
          [-74, 6],
          [74, 6],
        ]
      : [
          [-50, 4],
          [50, 4],
        ],
    focus: [0, waistY - 40],
  });
}

function sleevedDress(sheet: Sheet, fabric: Fabric, style: 'wrap' | 'girl', trim?: Color): Drawing {
  const pen = createPen(sheet, fabric);
  const ribbon: Fabric = { color: trim ?? fabric.color };
  const girl = style === 'girl';
  const hem = girl ? 344 : 424;
  const wide = girl ? 168 : 164;
  const torso: Torso = {
    ...body,
    neck: 50,
    neckDepth: 44,
    shoulder: girl ? 96 : 106,
    drop: 20,
    chest: girl ? 96 : 104,
    arm: 108,
  };
  const top = girl
    ? 'M0 44C-31 44 -48 24 -50 0Q-72 4 -96 20C-82 52 -82 84 -96 108'
    : 'M0 132C-22 100 -44 56 -50 0Q-78 6 -106 20C-92 52 -92 84 -104 108';
  const waistY = girl ? 156 : 190;
  const outline = symmetric(
    d`${top}C-96 130 ${girl ? -88 : -84} 140 ${girl ? -86 : -84} ${waistY}C-104 ${waistY + 60} ${-wide} ${hem - 110} ${-wide} ${hem - 8}C${-wide * 0.7} ${hem + 12} ${-wide * 0.36} ${hem - 2} 0 ${hem + 8}`,
  );
  const pleats = ([-0.7, -0.3, 0.1, 0.45, 0.78] as const).map(
    (t) => [[t * wide, hem + 8], [t * 66, waistY + 14], t * 18, 9 + Math.abs(t) * 4] as const,
  );
  const collar = 'M0 42C-30 42 -48 24 -50 -3L-60 2C-74 36 -62 70 -34 74C-12 74 -2 60 0 42Z';
  const details = girl
    ? pen.cloth(collar, { fabric: { color: trim ?? 'cream' }, ghost: true, depth: 0.6 }) +
      pen.cloth(mirrored(collar), { fabric: { color: trim ?? 'cream' }, ghost: true, depth: 0.6 }) +
      [88, 112, 136].map((y) => pen.button(0, y, 5)).join('')
    : pen.line('M50 0C44 60 10 120 -78 176', 2.8) +
      pen.line('M-50 0C-44 50 -26 92 -6 122', 2.8) +
      pen.line('M-70 206C-78 270 -92 340 -76 428', 2.8);
  const sash = pen.cloth(
    d`M-86 ${waistY - 12}Q0 ${waistY} 86 ${waistY - 12}L86 ${waistY + 10}Q0 ${waistY + 22} -86 ${waistY + 10}Z`,
    { fabric: ribbon, ghost: true, depth: 0.6 },
  );
  const knot = girl
    ? ''
    : pen.cloth(
        d`M-70 ${waistY}L-104 ${waistY + 112}L-82 ${waistY + 108}L-60 ${waistY + 20}L-52 ${waistY + 92}L-32 ${waistY + 88}L-52 ${waistY}Z`,
        { fabric: ribbon, ghost: true, depth: 0.6 },
      ) + pen.cloth(slab(-78, waistY - 12, 28, 28, 9), { fabric: ribbon, ghost: true, depth: 0.5 });
  return pen.finish({
    back: pen.inside(girl ? neckBack(torso) : 'M-50 0C-24 12 24 12 50 0C44 60 24 110 0 138C-24 110 -44 60 -50 0Z'),
    front:
      sleeves(
        pen,
        torso,
        girl ? { tip: [-148, 104], cuff: 70, band: 10, bow: 22 } : { tip: [-172, 158], cuff: 88, bow: 10 },
        { stitched: !girl, trim: { fabric: ribbon } },
      ) +
      pen.cloth(outline, {
        folds: pleats,
        lights: [[[-0.5 * wide, hem], [-34, waistY + 20], -10, 7]],
        inside: pen.stitch(
          d`M${-wide} ${hem - 24}C${-wide * 0.7} ${hem - 4} ${-wide * 0.36} ${hem - 18} 0 ${hem - 8}C${wide * 0.36} ${hem - 18} ${wide * 0.7} ${hem - 4} ${wide} ${hem - 24}`,
        ),
      }) +
      details +
      sash +
      knot,
    box: { left: girl ? -196 : -214, right: girl ? 196 : 214, top: -6, bottom: hem + 12 },
    pegs: [
      [-80, 10],
      [80, 10],
    ],
    focus: [0, 110],
  });
}

export interface SkirtOptions {
  style?: 'flared' | 'pleated' | 'pencil' | 'tutu';
  trim?: Color;
}

/** A skirt, hung by its waistband. */
export function skirt(sheet: Sheet, fabric: Fabric, { style = 'flared', trim }: SkirtOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const pencil = style === 'pencil';
  const tutu = style === 'tutu';
  const hem = pencil ? 372 : tutu ? 220 : 344;
  const wide = pencil ? 104 : tutu ? 222 : style === 'pleated' ? 182 : 202;
  const waist = 84;
  const half = pencil
    ? d`M0 20H${-waist}C-128 110 -122 180 ${-wide} ${hem}Q-50 ${hem + 8} 0 ${hem + 8}`
    : d`M0 20H${-waist}C-104 110 ${-wide * 0.86} ${hem - 130} ${-wide} ${hem - 10}C${-wide * 0.72} ${hem + 14} ${-wide * 0.4} ${hem - 4} 0 ${hem + 10}`;
  const scallops = symmetric(
    d`M0 20H-84C-120 60 -176 110 -222 180Q-214 206 -186 198Q-176 224 -144 212Q-126 238 -96 220Q-72 244 -46 226Q-24 244 0 228`,
  );
  const steps =
    style === 'pleated'
      ? [-0.82, -0.6, -0.38, -0.14, 0.12, 0.36, 0.58, 0.82]
      : pencil
        ? [-0.5, 0.5]
        : [-0.74, -0.4, 0.02, 0.4, 0.74];
  const folds = steps.map(
    (t) => [[t * wide, hem + 8], [t * waist, 44], pencil ? t * -20 : t * 26, style === 'pleated' ? 7 : 10] as const,
  );
  const pleats =
    style === 'pleated'
      ? pen.line(steps.map((t) => d`M${t * waist} 24L${t * wide + 6} ${hem + 4}`).join(''), 2.4, pen.pen, 0.75)
      : '';
  const layers = tutu
    ? pen.cloth(scallops, { depth: 0.8, folds }) +
      `<g opacity=".72" transform="translate(0 4) scale(.86 .78)">${pen.cloth(scallops, { fabric: { color: trim ?? 'cream' }, ghost: true })}</g>`
    : '';
  const band = pen.cloth('M-86 -2Q0 6 86 -2L87 26Q0 36 -87 26Z', {
    fabric: { color: tutu ? fabric.color : (trim ?? fabric.color) },
    depth: 0.6,
    inside: pen.stitch('M-90 4Q0 12 90 4'),
  });
  return pen.finish({
    front:
      (tutu
        ? layers
        : pen.cloth(symmetric(half), {
            folds,
            lights: pencil ? [[[-84, hem], [-92, 100], 8, 6]] : [[[-wide * 0.56, hem], [-48, 50], -16, 8]],
            inside:
              pleats +
              (style === 'pleated'
                ? ''
                : pen.stitch(
                    d`M${-wide} ${hem - 22}C${-wide * 0.7} ${hem} ${-wide * 0.36} ${hem - 18} 0 ${hem - 8}C${wide * 0.36} ${hem - 18} ${wide * 0.7} ${hem} ${wide} ${hem - 22}`,
                  )),
          })) +
      band +
      (pencil || style === 'flared' ? pen.button(58, 14, 6) : ''),
    box: { left: -Math.max(wide, 128) - 4, right: Math.max(wide, 128) + 4, top: -6, bottom: hem + 12 },
    pegs: [
      [-62, 4],
      [62, 4],
    ],
    focus: [0, 80],
  });
}
