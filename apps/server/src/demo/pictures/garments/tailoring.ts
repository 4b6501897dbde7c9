import type { Color } from '../palette.js';
import { palette } from '../palette.js';
import type { Fabric } from '../fabrics.js';
import { mirrored, slab } from '../paths.js';
import { both, createPen, type Drawing, type Pen } from '../pen.js';
import type { Sheet } from '../sheet.js';
import { body, frontFolds, sleeves, torsoPath, type Torso } from './torso.js';

export interface BlazerOptions {
  /** What is worn under it. */
  under?: 'none' | 'shirt' | 'tie';
  tie?: Fabric;
  buttons?: Color;
}

/** A tailored jacket. */
export function blazer(sheet: Sheet, fabric: Fabric, options: BlazerOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const torso: Torso = {
    ...body,
    neck: 48,
    neckDepth: 30,
    shoulder: 124,
    drop: 28,
    chest: 120,
    waist: 106,
    hem: 124,
    length: 346,
    sag: 4,
  };
  const half =
    'M-8 196C-34 130 -46 60 -48 0Q-86 8 -124 28C-109 62 -108 94 -120 128C-118 168 -106 190 -106 219C-106 276 -124 290 -124 338Q-124 348 -114 349C-80 352 -40 350 -14 330C2 314 0 250 -8 196Z';
  const lapel = 'M-46 -6L-70 18L-86 66L-72 74L-98 96L-12 204C-26 140 -38 70 -34 20Z';
  const notch = 'M-86 66L-60 62';
  const under =
    options.under === 'none'
      ? pen.inside('M-48 0C-24 10 24 10 48 0C44 80 26 150 2 204C-26 150 -44 80 -48 0Z')
      : shirtfront(pen, options.under === 'tie' ? (options.tie ?? { color: 'clay' }) : undefined);
  const panel = (path: string, light: boolean): string =>
    pen.cloth(path, {
      folds: (frontFolds(torso).folds ?? []).filter(([[x]]) => light === x < 0),
      lights: light ? (frontFolds(torso).lights ?? []) : [],
    });
  const front =
    sleeves(pen, torso, { tip: [-182, 340], cuff: 60, bow: 8 }) +
    [0, 1]
      .map((side) =>
        [0, 14, 28]
          .map((y) => pen.button((side ? 1 : -1) * (164 + y * 0.16), 330 - y, 4, palette[options.buttons ?? 'camel']))
          .join(''),
      )
      .join('') +
    panel(mirrored(half), false) +
    panel(half, true) +
    pen.cloth(both('M-108 246L-46 238L-44 258L-108 268Z'), { ghost: true, depth: 0.4, outline: 2.6 }) +
    pen.line('M42 130L88 122', 5) +
    pen.cloth(mirrored(lapel), { ghost: true, angle: -20, depth: 0.6 }) +
    pen.cloth(lapel, { ghost: true, angle: 20, depth: 0.6 }) +
    pen.line(both(notch), 2.6) +
    [214, 262].map((y) => pen.button(-4, y, 7.5, palette[options.buttons ?? 'camel'])).join('');
  return pen.finish({
    back: '',
    front: under + front,
    box: { left: -222, right: 222, top: -12, bottom: 354 },
    pegs: [
      [-94, 16],
      [94, 16],
    ],
    focus: [0, 130],
  });
}

function shirtfront(pen: Pen, tie?: Fabric): string {
  const white: Fabric = { color: 'white' };
  return (
    pen.cloth('M-48 -6H48C50 90 28 170 0 214C-28 170 -50 90 -48 -6Z', { fabric: white, ghost: true, depth: 0.4 }) +
    (tie
      ? pen.cloth('M-10 38L-22 150L-2 206L20 150L10 38Z', { fabric: tie, ghost: true }) +
        pen.cloth('M-16 16H16L10 42H-10Z', { fabric: tie, ghost: true, depth: 0.6 })
      : [62, 104, 146].map((y) => pen.button(0, y, 4.5)).join('')) +
    pen.cloth('M-44 -12C-34 6 -16 18 -2 26L-26 62L-58 10Z', { fabric: white, ghost: true, depth: 0.3 }) +
    pen.cloth('M44 -12C34 6 16 18 2 26L26 62L58 10Z', { fabric: white, ghost: true, depth: 0.3 })
  );
}

export interface CoatOptions {
  buttons?: Color;
  scarf?: Fabric;
}

/** A long double-breasted wool coat. */
export function coat(sheet: Sheet, fabric: Fabric, options: CoatOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const torso: Torso = {
    ...body,
    neck: 50,
    neckDepth: 40,
    shoulder: 124,
    drop: 28,
    chest: 124,
    waist: 116,
    hem: 150,
    length: 436,
    sag: 6,
  };
  const lapel = 'M-46 -6L-76 14L-92 62L-76 72L-108 98L-14 176C-24 130 -30 70 -30 18Z';
  const buttons = [204, 256, 308]
    .flatMap((y) => [
      pen.button(-44, y, 9, palette[options.buttons ?? 'cocoa']),
      pen.button(34, y, 9, palette[options.buttons ?? 'cocoa']),
    ])
    .join('');
  const scarf = options.scarf
    ? pen.cloth('M-56 0C-40 40 30 46 56 0L62 26C44 74 -44 74 -62 26Z', { fabric: options.scarf, angle: 90 }) +
      pen.cloth('M-26 50L18 54L30 214L-22 214Z', { fabric: options.scarf, folds: [[[-8, 60], [0, 200], 4, 4]] }) +
      pen.line('M-18 214V230M-6 214V232M6 214V231M18 214V230M28 214V230', 3)
    : '';
  const front =
    sleeves(pen, torso, { tip: [-190, 348], cuff: 68, band: 30, bow: 8 }) +
    pen.cloth(torsoPath(torso), frontFolds(torso)) +
    pen.line('M12 170C10 260 14 340 12 440', 2.8) +
    pen.cloth(both('M-112 296L-62 288L-60 310L-114 320Z'), { ghost: true, depth: 0.5, outline: 2.6 }) +
    buttons +
    pen.cloth(mirrored(lapel), { ghost: true, angle: -20, depth: 0.6 }) +
    pen.cloth(lapel.replace('-14 176', '4 182'), { ghost: true, angle: 20, depth: 0.6 }) +
    pen.line(both('M-92 62L-64 58'), 2.6) +
    scarf;
  return pen.finish({
    back: pen.inside('M-50 0C-24 8 24 8 50 0C40 80 20 150 -2 190C-24 150 -44 80 -50 0Z'),
    front,
    box: { left: -234, right: 234, top: -12, bottom: 444 },
    pegs: [
      [-94, 16],
      [94, 16],
    ],
    focus: [0, 150],
  });
}

export interface DressVestOptions {
  buttons?: Color;
}

/** A knitted or tailored vest, worn under a jacket. */
export function dressVest(sheet: Sheet, fabric: Fabric, options: DressVestOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const half = 'M-6 168C-34 120 -44 60 -48 0L-92 12C-88 60 -92 110 -122 138C-116 190 -112 230 -118 300L-60 348L0 300Z';
  const front =
    pen.cloth(mirrored(half), {
      folds: [
        [[112, 180], [60, 220], -10, 6],
        [[70, 320], [60, 220], 6, 6],
      ],
    }) +
    pen.cloth(half, { folds: [[[-112, 180], [-60, 220], 10, 6]], lights: [[[-80, 40], [-70, 130], 8, 6]] }) +
    pen.stitch(both('M-56 12C-50 70 -40 120 -14 166')) +
    pen.cloth(both('M-96 236L-44 244L-45 262L-98 254Z'), { ghost: true, depth: 0.4, outline: 2.6 }) +
    [180, 214, 248, 282].map((y) => pen.button(-2, y, 7, palette[options.buttons ?? 'cocoa'])).join('');
  return pen.finish({
    back: pen.inside('M-48 0C-24 14 24 14 48 0C44 60 30 130 0 178C-30 130 -44 60 -48 0Z'),
    front,
    box: { left: -126, right: 126, top: -6, bottom: 352 },
    pegs: [
      [-74, 8],
      [74, 8],
    ],
    focus: [0, 150],
  });
}

/** A necktie, knotted and hung. */
export function tie(sheet: Sheet, fabric: Fabric, _options: object): Drawing {
  const pen = createPen(sheet, fabric);
  const loop = pen.cloth('M-20 70C-58 40 -60 -6 0 -10C60 -6 58 40 20 70L6 66C36 42 34 14 0 12C-34 14 -36 42 -6 66Z', {
    angle: 30,
  });
  const tail = pen.group('translate(26 -6) rotate(-6)', () =>
    pen.cloth('M-2 92L-22 330L-4 350L14 330L10 92Z', { angle: 12, depth: 0.6 }),
  );
  const blade = pen.cloth('M-15 96L-40 352L2 406L44 352L17 96Z', {
    angle: -34,
    folds: [[[10, 110], [-8, 380], 6, 5]],
    lights: [[[-12, 120], [-28, 340], 0, 5]],
  });
  return pen.finish({
    front: loop + tail + blade + pen.cloth('M-30 56Q0 66 30 56L18 104Q0 110 -18 104Z', { angle: 34 }),
    box: { left: -62, right: 78, top: -12, bottom: 410 },
    pegs: [[0, 0]],
    focus: [0, 150],
  });
}

/** A leather belt, hung by its buckle. */
export function belt(sheet: Sheet, fabric: Fabric, { metal = 'marigold' }: { metal?: Color }): Drawing {
  const pen = createPen(sheet, fabric);
  const buckle = slab(-40, -2, 80, 66, 14);
  const pin = pen.line('M0 4V72', 12) + pen.line('M0 4V72', 7, palette[metal]);
  return pen.finish({
    front:
      pen.cloth('M-25 40C-25 160 -20 280 -23 396L0 426L23 396C20 280 25 160 25 40Z', {
        inside: pen.stitch('M-17 56C-17 160 -12 280 -15 392L0 412L15 392C12 280 17 160 17 56'),
        lights: [[[-8, 100], [-6, 330], 2, 4]],
      }) +
      [232, 266, 300, 334, 368].map((y) => pen.button(0, y, 4, palette.ink)).join('') +
      pen.line(buckle, 16) +
      pen.line(buckle, 10, palette[metal]) +
      pin +
      pen.cloth(slab(-31, 92, 62, 26, 5), { depth: 0.8 }),
    box: { left: -50, right: 50, top: -10, bottom: 428 },
    pegs: [[0, 4]],
    focus: [0, 90],
  });
}
