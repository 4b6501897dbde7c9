import { paint, type Fabric } from '../fabrics.js';
import type { Color } from '../palette.js';
import { palette } from '../palette.js';
import { d, mirrored, slab, symmetric } from '../paths.js';
import { both, createPen, plain, type Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';
import { body, frontFolds, neckBack, neckBand, sleeves, torsoPath, type Torso } from './torso.js';

export interface SweaterOptions {
  neck?: 'crew' | 'roll' | 'vee';
  /** A band of another pattern across the chest. */
  yoke?: Fabric;
  trim?: Color;
  fit?: 'adult' | 'child';
}

/** A knitted sweater with ribbed edges. */
export function sweater(sheet: Sheet, fabric: Fabric, options: SweaterOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const child = options.fit === 'child';
  const torso: Torso = {
    ...body,
    neckDepth: options.neck === 'vee' ? 88 : options.neck === 'roll' ? 12 : 46,
    chest: 124,
    shoulder: 120,
    waist: 124,
    hem: 122,
    length: child ? 300 : 336,
    sag: 6,
  };
  const ribs: Fabric = { color: options.trim ?? fabric.color, pattern: 'ribs' };
  const arm = sleeves(
    pen,
    torso,
    { tip: child ? [-206, 262] : [-206, 318], cuff: 58, band: 34, bow: 12 },
    { trim: { fabric: ribs } },
  );
  const hem = torso.length;
  const hemBand = d`M-120 ${hem - 6}Q0 ${hem + 4} 120 ${hem - 6}L114 ${hem + 34}Q0 ${hem + 44} -114 ${hem + 34}Z`;
  const yoke = options.yoke
    ? `<path d="M-160 84H160V214H-160Z" fill="${palette[options.yoke.color]}"/><path d="M-160 84H160V214H-160Z" fill="${paint(sheet, options.yoke).overlay ?? 'none'}"/>`
    : '';
  const neck =
    options.neck === 'roll'
      ? pen.cloth('M-52 4C-56 -16 -50 -34 -46 -44Q0 -54 46 -44C50 -34 56 -16 52 4C40 46 -40 46 -52 4Z', {
          fabric: ribs,
        }) + pen.cloth('M-50 -44C-56 -30 -60 -14 -58 2Q0 34 58 2C60 -14 56 -30 50 -44Q0 -56 -50 -44Z', { fabric: ribs })
      : options.neck === 'vee'
        ? pen.cloth('M-50 -1C-46 36 -24 70 0 90C24 70 46 36 50 -1L66 4C60 50 32 92 0 116C-32 92 -60 50 -66 4Z', {
            fabric: ribs,
            ghost: true,
            depth: 0.6,
          })
        : pen.cloth(neckBand(torso, 20), { fabric: ribs, ghost: true, depth: 0.6 });
  const vee = options.neck === 'vee' ? symmetric('M0 90C-24 70 -46 36 -50 -1C-30 8 -20 8 0 8') : neckBack(torso);
  return pen.finish({
    back: options.neck === 'roll' ? '' : pen.inside(vee),
    front:
      arm +
      pen.cloth(hemBand, { fabric: ribs }) +
      pen.cloth(torsoPath(torso), { ...frontFolds(torso), inside: yoke }) +
      neck,
    box: { left: -240, right: 240, top: options.neck === 'roll' ? -50 : -4, bottom: hem + 42 },
    pegs: [
      [-92, 14],
      [92, 14],
    ],
    focus: [0, 130],
  });
}

export interface CardiganOptions {
  trim?: Color;
  buttons?: Color;
}

/** A buttoned cardigan, open at the neck. */
export function cardigan(sheet: Sheet, fabric: Fabric, options: CardiganOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const torso: Torso = { ...body, chest: 122, shoulder: 118, waist: 122, hem: 124, length: 352 };
  const ribs: Fabric = { color: options.trim ?? fabric.color, pattern: 'ribs' };
  const half =
    'M-10 176C-34 128 -48 70 -50 0Q-84 6 -118 26C-103 60 -110 94 -122 128C-120 168 -122 190 -122 222C-122 280 -124 290 -124 352L-6 358Z';
  const band = 'M-62 3C-60 72 -46 132 -22 178L-18 360H8L6 176C-18 136 -40 70 -48 -2Z';
  const { folds = [], lights = [] } = frontFolds(torso);
  const panel = (path: string, left: boolean): string =>
    pen.cloth(path, { folds: folds.filter(([[x]]) => left === x < 0), lights: left ? lights : [] });
  const pockets = both('M-100 262H-40V330Q-70 340 -100 330Z');
  const pocketBand = both('M-102 256H-38V274H-102Z');
  const buttons = [196, 240, 284, 328].map((y) => pen.button(-2, y, 7.5, palette[options.buttons ?? 'tan'])).join('');
  const front =
    sleeves(pen, torso, { tip: [-204, 320], cuff: 58, band: 34, bow: 12 }, { trim: { fabric: ribs } }) +
    pen.cloth(both(d`M-122 346Q-60 352 2 354L4 384Q-58 386 -118 380Z`), { fabric: ribs }) +
    panel(mirrored(half), false) +
    panel(half, true) +
    pen.cloth(pockets, { ghost: true, depth: 0.4, outline: 2.4 }) +
    pen.cloth(pocketBand, { fabric: ribs, ghost: true, depth: 0, outline: 2.4 }) +
    pen.cloth(mirrored(band), { fabric: { color: ribs.color }, ghost: true, depth: 0.5 }) +
    pen.cloth(band, { fabric: { color: ribs.color }, ghost: true, depth: 0.5 }) +
    buttons;
  return pen.finish({
    back:
      pen.inside('M-50 0C-30 14 30 14 50 0C46 70 30 140 4 186H-4C-30 140 -46 70 -50 0Z') +
      pen.cloth('M-52 -2C-24 12 24 12 52 -2L46 18C22 28 -22 28 -46 18Z', {
        fabric: { color: ribs.color },
        ghost: true,
        depth: 0.4,
      }),
    front,
    box: { left: -240, right: 240, top: -4, bottom: 388 },
    pegs: [
      [-90, 14],
      [90, 14],
    ],
    focus: [0, 200],
  });
}

export interface HoodieOptions {
  zip?: boolean;
  lining?: Color;
  fit?: 'adult' | 'child';
  print?: 'arc' | 'paw';
}

/** A hooded sweatshirt. */
export function hoodie(sheet: Sheet, fabric: Fabric, options: HoodieOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const torso: Torso = {
    ...body,
    neck: 58,
    neckDepth: 62,
    shoulder: 122,
    drop: 34,
    chest: 128,
    waist: 128,
    hem: 126,
    length: options.fit === 'child' ? 290 : 326,
    sag: 6,
  };
  const ribs: Fabric = { color: fabric.color, pattern: 'ribs' };
  const hem = torso.length;
  const hood = symmetric('M0 -84C-52 -86 -82 -48 -84 -8C-84 16 -74 36 -56 52C-36 66 -16 70 0 72');
  const opening = symmetric('M0 -62C-36 -62 -52 -30 -50 0C-48 26 -22 50 0 62');
  const lining = plain(options.lining ?? fabric.color);
  const pocket = symmetric(d`M0 ${hem - 110}H-52C-60 ${hem - 80} -76 ${hem - 54} -92 ${hem - 36}L-88 ${hem - 6}H0`);
  const print =
    options.print === 'arc'
      ? ['clay', 'marigold', 'cream']
          .map((color, index) =>
            pen.line(
              d`M${-58 + index * 15} 176C${-58 + index * 15} ${98 + index * 20} ${58 - index * 15} ${98 + index * 20} ${58 - index * 15} 176`,
              13,
              palette[color as Color],
            ),
          )
          .join('')
      : options.print === 'paw'
        ? pen.fill(
            'M0 142C-26 142 -34 176 -18 182C-8 186 8 186 18 182C34 176 26 142 0 142ZM-38 130C-50 128 -50 152 -38 154C-28 154 -28 132 -38 130ZM38 130C50 128 50 152 38 154C28 154 28 132 38 130ZM-15 108C-27 108 -25 134 -14 134C-4 134 -5 108 -15 108ZM15 108C27 108 25 134 14 134C4 134 5 108 15 108Z',
            pen.thread,
          )
        : '';
  const zip = options.zip
    ? pen.line(`M0 70V${hem + 40}`, 9) +
      `<path d="M0 72V${hem + 38}" stroke="#E9E0CC" stroke-width="4" stroke-dasharray="3 3"/>` +
      pen.fill(slab(-5, 78, 10, 22, 4), '#E9E0CC')
    : '';
  const front =
    sleeves(
      pen,
      torso,
      { tip: options.fit === 'child' ? [-206, 268] : [-208, 316], cuff: 62, band: 32, bow: 12 },
      { trim: { fabric: ribs } },
    ) +
    pen.cloth(d`M-124 ${hem - 6}Q0 ${hem + 4} 124 ${hem - 6}L118 ${hem + 32}Q0 ${hem + 42} -118 ${hem + 32}Z`, {
      fabric: ribs,
    }) +
    pen.cloth(torsoPath(torso), frontFolds(torso)) +
    pen.cloth(pocket, { ghost: true, depth: 0.5, outline: 2.6 }) +
    pen.stitch(both(d`M-46 ${hem - 102}C-54 ${hem - 78} -68 ${hem - 56} -82 ${hem - 40}`)) +
    print +
    zip +
    pen.cloth(hood, {
      folds: [
        [[-60, 40], [-20, 64], 8, 6],
        [[58, 44], [66, -30], 10, 8],
      ],
      lights: [[[-70, 20], [-44, -64], -16, 6]],
    }) +
    pen.cloth(opening, {
      fabric: { color: lining.color },
      ghost: true,
      folds: [
        [[-30, 44], [-30, -40], 8, 18],
        [[0, 60], [0, -60], 0, 7],
        [[34, 44], [30, -46], -8, 14],
      ],
    }) +
    pen.line('M-30 56C-34 90 -30 120 -32 146M30 56C36 86 28 108 32 132', 6, pen.thread) +
    pen.line('M-32 140L-32 152M32 126L32 138', 8, palette.pearl);
  return pen.finish({
    front,
    box: { left: -244, right: 244, top: -88, bottom: hem + 40 },
    pegs: [
      [-100, 24],
      [100, 24],
    ],
    focus: [0, 90],
  });
}
