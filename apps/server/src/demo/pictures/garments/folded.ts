import type { Color } from '../palette.js';
import { mix, palette } from '../palette.js';
import type { Fabric } from '../fabrics.js';
import { d, mirrored, slab, symmetric } from '../paths.js';
import { both, createPen, type Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';

export interface StackOptions {
  /** The garments under the top one, downwards. */
  below: readonly Fabric[];
  tied?: boolean;
}

/** A pile of folded clothes seen from the side, standing on y = 0. */
export function stack(sheet: Sheet, fabric: Fabric, { below, tied = false }: StackOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const layers = [fabric, ...below];
  const height = Math.min(58, 320 / layers.length);
  let art = '';
  layers.toReversed().forEach((layer, index) => {
    const bottom = -index * height;
    const top = bottom - height - 3;
    const left = -184 + sheet.between(-6, 14);
    const right = 184 + sheet.between(-16, 4);
    const path = d`M${left + 18} ${bottom}C${left - 10} ${bottom} ${left - 10} ${top + 4} ${left + 20} ${top}Q0 ${top - 5} ${right - 8} ${top + 1}Q${right + 2} ${top + 8} ${right - 4} ${top + height * 0.34}Q${right + 8} ${bottom - height * 0.3} ${right - 8} ${bottom - 2}Q0 ${bottom + 3} ${left + 18} ${bottom}Z`;
    const seams = d`M${left + 22} ${bottom - height * 0.5}Q0 ${bottom - height * 0.56} ${right - 6} ${bottom - height * 0.52}`;
    art += pen.cloth(path, {
      fabric: layer,
      folds: [[[left + 10, bottom - 6], [right - 30, bottom - 5], 0, 5]],
      inside: pen.line(seams, 2.4, mix(palette[layer.color], palette.ink, 0.42)),
    });
  });
  const top = -layers.length * height;
  const twine = tied
    ? pen.line(d`M-30 ${top - 4}C-34 ${top / 2} -34 ${top / 2} -32 -2`, 7, '#7C5A35') +
      pen.line(d`M-30 ${top - 4}C-34 ${top / 2} -34 ${top / 2} -32 -2`, 4, '#D9B27A') +
      pen.line(
        d`M-32 ${top}C-90 ${top - 56} -120 ${top - 16} -32 ${top}C50 ${top - 60} 76 ${top - 18} -32 ${top}C-50 ${top + 30} -60 ${top + 44} -72 ${top + 54}M-32 ${top}C-12 ${top + 24} -2 ${top + 34} 4 ${top + 52}`,
        8,
        '#7C5A35',
      ) +
      pen.line(
        d`M-32 ${top}C-90 ${top - 56} -120 ${top - 16} -32 ${top}C50 ${top - 60} 76 ${top - 18} -32 ${top}C-50 ${top + 30} -60 ${top + 44} -72 ${top + 54}M-32 ${top}C-12 ${top + 24} -2 ${top + 34} 4 ${top + 52}`,
        4.6,
        '#D9B27A',
      )
    : '';
  return pen.finish({
    front: art + twine,
    box: { left: -196, right: 194, top: top - (tied ? 48 : 8), bottom: 2 },
    focus: [0, top / 2],
  });
}

export interface FoldedOptions {
  style?: 'shirt' | 'sweater' | 'jeans' | 'blanket';
  trim?: Color;
}

/** One garment folded into a square and seen from above. */
export function folded(sheet: Sheet, fabric: Fabric, { style = 'shirt', trim }: FoldedOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const edge: Fabric = { color: trim ?? fabric.color, pattern: 'ribs' };
  const jeans = style === 'jeans';
  const outline = jeans
    ? slab(-120, 0, 240, 330, 10)
    : symmetric('M0 20C-40 18 -60 6 -72 2Q-124 14 -150 34L-154 318C-154 330 -150 334 -140 334H0');
  const under = pen.cloth(
    jeans ? slab(-108, 14, 240, 332, 12) : symmetric('M0 30Q-130 20 -162 50L-158 336C-158 346 -152 348 -144 348H0'),
    { depth: 0.6 },
  );
  const parts: Record<NonNullable<FoldedOptions['style']>, () => string> = {
    shirt: () =>
      pen.line('M-16 44V330M16 44V330', 2.2) +
      [70, 126, 182, 238, 294].map((y) => pen.button(0, y, 6, palette[trim ?? 'cream'])).join('') +
      pen.inside('M-44 0C-30 -14 30 -14 44 0C30 36 -30 36 -44 0Z') +
      pen.cloth('M-46 -6C-42 14 -22 36 -3 48L-38 94L-82 30C-72 8 -62 -6 -46 -6Z', {
        ghost: true,
        angle: 38,
        depth: 0.6,
      }) +
      pen.cloth(mirrored('M-46 -6C-42 14 -22 36 -3 48L-38 94L-82 30C-72 8 -62 -6 -46 -6Z'), {
        ghost: true,
        angle: -38,
        depth: 0.6,
      }) +
      pen.line(both('M-112 24C-104 120 -108 240 -102 330'), 2.4, pen.pen, 0.45),
    sweater: () =>
      pen.inside('M-58 2C-30 16 30 16 58 2C50 44 24 56 0 56C-24 56 -50 44 -58 2Z') +
      pen.cloth('M-60 0C-54 40 -26 54 0 54C26 54 54 40 60 0L78 6C70 60 34 78 0 78C-34 78 -70 60 -78 6Z', {
        fabric: edge,
        ghost: true,
        depth: 0.6,
      }) +
      pen.cloth('M-150 100L-20 210L-40 236L-152 150Z', { ghost: true, angle: -50, depth: 0.8 }) +
      pen.cloth('M150 110L30 238L8 214L148 62Z', { ghost: true, angle: 48, depth: 0.8 }) +
      pen.cloth('M-24 206L8 232L-10 258L-44 232Z', { fabric: edge, ghost: true, depth: 0.6 }),
    jeans: () =>
      pen.line('M10 40V330', 2.6, pen.pen, 0.6) +
      pen.cloth('M-122 -2Q0 8 122 -2V34Q0 42 -122 34Z', { depth: 0.5 }) +
      pen.stitch('M-122 6Q0 14 122 6M-122 27Q0 35 122 27', '#E0B26A') +
      pen.cloth('M-70 66H58V172L-6 196L-70 172Z', { ghost: true, depth: 0.5 }) +
      pen.stitch(
        'M-62 80H50M-62 80V166L-6 186L50 166V80M-62 122C-30 96 -20 150 -6 146C10 150 20 96 50 122',
        '#E0B26A',
      ) +
      pen.cloth(slab(-98, -6, 14, 44, 3), { ghost: true, depth: 0, outline: 2.4 }) +
      pen.cloth(slab(80, -6, 14, 44, 3), { ghost: true, depth: 0, outline: 2.4 }),
    blanket: () => pen.line('M-152 120Q0 132 152 120M-152 222Q0 234 152 222', 2.6, pen.pen, 0.5),
  };
  return pen.finish({
    front:
      under +
      pen.cloth(outline, {
        folds: [
          [[-120, 330], [-90, 200], -8, 7],
          [[120, 324], [104, 220], 8, 7],
        ],
        lights: [[[-128, 310], [-126, 90], -3, 7]],
      }) +
      parts[style](),
    box: { left: -166, right: 166, top: -14, bottom: 352 },
    focus: [0, 100],
  });
}

export interface BasketOptions {
  below: readonly Fabric[];
  trim?: Color;
}

/** A wicker basket heaped with clothes, standing on y = 0. */
export function basket(sheet: Sheet, fabric: Fabric, { below, trim = 'camel' }: BasketOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const [second = fabric, third = fabric, fourth = second] = below;
  const cane = palette[trim];
  const dark = mix(cane, palette.cocoa, 0.6);
  const rows = Array.from({ length: 6 }, (_, row) => {
    const y = -184 + row * 32;
    const half = 206 - row * 9;
    return Array.from({ length: 9 }, (_, column) => {
      const x = -half + (half * 2 * column) / 8 + (row % 2 ? half / 8 : 0);
      return d`M${x - half / 9} ${y}Q${x} ${y + 9} ${x + half / 9} ${y}`;
    }).join('');
  }).join('');
  const bundle = (x: number, y: number, turn: number, cloth: Fabric): string =>
    pen.group(`translate(${x} ${y}) rotate(${turn})`, () =>
      pen.cloth('M-84 0C-92 -60 -88 -104 -72 -118Q0 -132 70 -116C88 -104 92 -60 84 0Z', {
        fabric: cloth,
        inside: pen.line('M-90 -70C-40 -58 40 -58 92 -74M-90 -88C-30 -78 40 -80 92 -92', 2.4),
        folds: [
          [[-50, 0], [-40, -60], 6, 6],
          [[56, 0], [50, -60], -6, 6],
        ],
      }),
    );
  const heap = bundle(-102, -176, -13, second) + bundle(112, -172, 14, third) + bundle(6, -184, 2, fabric);
  const back = pen.cloth('M-216 -200H216L172 -8Q0 6 -172 -8Z', {
    fabric: { color: trim },
    inside: `<path d="${rows}" fill="none" stroke="${dark}" stroke-width="5"/>`,
    folds: [[[160, -20], [196, -190], 0, 16]],
  });
  const rim = pen.cloth('M-222 -212Q0 -192 222 -212L220 -186Q0 -166 -220 -186Z', {
    fabric: { color: trim },
    depth: 0.7,
    inside: pen.line(
      Array.from({ length: 15 }, (_, index) => d`M${-216 + index * 31} -214L${-200 + index * 31} -168`).join(''),
      3,
      dark,
    ),
  });
  const drape =
    pen.cloth(
      'M-168 -214C-134 -232 -92 -226 -78 -204C-60 -160 -68 -110 -76 -70L-140 -66C-136 -120 -144 -170 -168 -214Z',
      {
        fabric: fourth,
        angle: 4,
        folds: [[[-128, -214], [-116, -84], -14, 7]],
        lights: [[[-100, -206], [-90, -100], -8, 6]],
      },
    ) +
    pen.cloth('M-142 -74Q-108 -66 -74 -76L-76 -40Q-108 -32 -140 -40Z', {
      fabric: { color: fourth.color, pattern: 'ribs' },
      depth: 0.6,
    });
  return pen.finish({
    front: heap + back + rim + drape,
    box: { left: -226, right: 226, top: -312, bottom: 2 },
    focus: [0, -220],
  });
}
