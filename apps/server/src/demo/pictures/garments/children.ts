import type { Color } from '../palette.js';
import { palette } from '../palette.js';
import type { Fabric } from '../fabrics.js';
import { disc, slab, symmetric } from '../paths.js';
import { both, createPen, type Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';
import { body, frontFolds, neckBack, neckBand, sleeves, type Torso } from './torso.js';

export interface OverallsOptions {
  trim?: Color;
  legs?: 'long' | 'short';
  patch?: 'heart' | 'star' | 'none';
}

/** Children's overalls with a bib. */
export function overalls(
  sheet: Sheet,
  fabric: Fabric,
  { trim = 'marigold', legs = 'long', patch = 'none' }: OverallsOptions,
): Drawing {
  const pen = createPen(sheet, fabric);
  const gold = '#E0B26A';
  const long = legs === 'long';
  const end = long ? 404 : 300;
  const pantsPath = symmetric(
    `M0 176H-98C-108 210 -118 240 -122 270C-126 ${end - 60} -130 ${end - 40} -130 ${end}Q-86 ${end + 8} -40 ${end + 2}C-34 ${end - 40} -16 310 0 286`,
  );
  const bib = symmetric('M0 74C-30 74 -50 72 -64 68C-66 110 -72 132 -98 156V184H0');
  const strap = 'M-62 96C-66 60 -54 20 -34 -6L-12 4C-32 28 -42 60 -40 98Z';
  const cuff = both(
    `M-134 ${end - 26}Q-86 ${end - 18} -34 ${end - 22}L-36 ${end + 6}Q-86 ${end + 12} -134 ${end + 4}Z`,
  );
  const badge =
    patch === 'heart'
      ? pen.fill(symmetric('M0 152C-10 142 -26 132 -26 118C-26 104 -8 102 0 114'), palette[trim])
      : patch === 'star'
        ? pen.fill('M0 98L8 118L30 119L13 133L19 154L0 142L-19 154L-13 133L-30 119L-8 118Z', palette[trim])
        : pen.stitch('M-30 118H30');
  const front =
    pen.cloth(both(strap), {}) +
    pen.cloth(pantsPath, {
      folds: [
        [[-4, 284], [-80, 304], -8, 6],
        [[6, 284], [84, 312], 10, 7],
        [[110, end - 30], [112, 230], -4, 9],
      ],
      lights: [[[-108, end - 30], [-104, 220], -4, 7]],
    }) +
    pen.cloth(cuff, { fabric: { color: trim === 'marigold' ? 'cream' : trim }, depth: 0.5 }) +
    pen.cloth(bib, { inside: pen.stitch(both('M-56 78C-58 112 -64 138 -92 162') + 'M-60 82Q0 88 60 82', gold) }) +
    pen.cloth('M-102 172Q0 182 102 172L104 202Q0 212 -104 202Z', {
      inside: pen.stitch('M-106 180Q0 190 106 180M-106 195Q0 205 106 195', gold),
      depth: 0.6,
    }) +
    pen.cloth('M-40 102H40V146L0 164L-40 146Z', { ghost: true, depth: 0.5, outline: 2.6 }) +
    badge +
    pen.line(both('M-112 214C-92 216 -74 226 -70 250'), 2.6) +
    pen.cloth(both(slab(-63, 78, 26, 24, 6)), { fabric: { color: 'pearl' }, ghost: true, depth: 0.4, outline: 2.4 }) +
    pen.button(-50, 90, 6, palette.marigold) +
    pen.button(50, 90, 6, palette.marigold);
  return pen.finish({
    front,
    box: { left: -138, right: 138, top: -10, bottom: end + 12 },
    pegs: [
      [-26, 0],
      [26, 0],
    ],
    focus: [0, 130],
  });
}

export interface SleepsuitOptions {
  trim?: Color;
  style?: 'feet' | 'romper';
}

/** A baby's one-piece with feet, or a romper with bare legs. */
export function sleepsuit(sheet: Sheet, fabric: Fabric, { trim = 'cream', style = 'feet' }: SleepsuitOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const torso: Torso = { ...body, neck: 46, neckDepth: 36, shoulder: 100, drop: 22, chest: 104, arm: 112 };
  const feet = style === 'feet';
  const suit = feet
    ? 'M0 36C-28 36 -44 20 -46 0Q-72 6 -100 22C-86 54 -88 84 -104 112C-108 170 -116 220 -118 258C-122 310 -118 336 -124 352C-146 360 -152 388 -128 392C-96 398 -62 396 -52 386C-48 340 -26 316 0 298'
    : 'M0 36C-28 36 -44 20 -46 0Q-72 6 -100 22C-86 54 -88 84 -104 112C-108 160 -116 190 -116 232L-118 286Q-92 306 -66 304C-52 288 -26 292 0 300';
  const snaps = [62, 100, 138, 176, 214, 252].map((y) => pen.button(0, y, 5, palette[trim])).join('');
  const legSnaps = feet
    ? [
        [-14, 292],
        [-32, 322],
        [-42, 354],
      ]
        .map(([x = 0, y = 0]) => pen.button(x, y, 5, palette[trim]))
        .join('')
    : '';
  const front =
    sleeves(
      pen,
      torso,
      feet ? { tip: [-186, 216], cuff: 52, band: 18, bow: 10 } : { tip: [-164, 128], cuff: 76, band: 12, bow: 6 },
      { trim: { fabric: { color: trim } } },
    ) +
    pen.cloth(symmetric(suit), {
      folds: [
        [[-100, 118], [-50, 160], 10, 6],
        [[100, 118], [56, 170], -12, 6],
        [[-8, 300], [-86, 296], 10, 6],
        [[10, 300], [92, 290], -10, 7],
      ],
      lights: [[[-96, 330], [-92, 180], -6, 6]],
    }) +
    pen.line(feet ? 'M0 40V296M-2 296C-24 312 -42 336 -48 384' : 'M0 40V296', 2.6) +
    (feet
      ? pen.line(both('M-124 352Q-86 362 -52 352'), 2.6)
      : pen.cloth(both('M-120 278Q-92 298 -64 294L-66 312Q-94 314 -122 298Z'), {
          fabric: { color: trim },
          depth: 0.5,
        })) +
    snaps +
    legSnaps +
    pen.cloth(neckBand(torso, 12), { fabric: { color: trim }, ghost: true, depth: 0.5 });
  return pen.finish({
    back: pen.inside(neckBack(torso)),
    front,
    box: { left: -214, right: 214, top: -4, bottom: feet ? 396 : 316 },
    pegs: [
      [-76, 10],
      [76, 10],
    ],
    focus: [0, 100],
  });
}

/** A baby's vest with envelope shoulders and snaps below. */
export function bodysuit(sheet: Sheet, fabric: Fabric, { trim = 'cream', motif = 'none' }: BodysuitOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const torso: Torso = { ...body, neck: 50, neckDepth: 40, shoulder: 102, drop: 22, chest: 104, arm: 110 };
  const suit = symmetric(
    'M0 40C-30 40 -48 20 -50 0Q-74 6 -102 22C-88 54 -90 84 -104 110C-108 150 -108 180 -108 214C-78 222 -46 252 -40 296Q-20 302 0 302',
  );
  const art =
    motif === 'bear'
      ? pen.fill(`${disc(-26, 116, 13)}${disc(26, 116, 13)}${disc(0, 142, 38, 34)}`, palette.tan) +
        pen.fill(disc(0, 152, 17, 13), palette.cream) +
        pen.fill(`${disc(-15, 134, 4)}${disc(15, 134, 4)}${disc(0, 147, 5, 4)}`, palette.ink)
      : motif === 'cloud'
        ? pen.fill(
            'M-44 164C-64 164 -64 134 -42 134C-42 108 -4 104 2 124C22 114 44 126 38 142C58 144 56 164 40 164Z',
            palette.cream,
          ) + pen.line('M-24 178L-28 190M0 178L-4 190M24 178L20 190', 5, palette.denim)
        : '';
  const front =
    sleeves(pen, torso, { tip: [-166, 124], cuff: 78, band: 12, bow: 6 }, { trim: { fabric: { color: trim } } }) +
    pen.cloth(suit, {
      folds: (frontFolds({ ...torso, waist: 100, length: 260 }).folds ?? []).slice(0, 2),
      lights: [[[-92, 210], [-90, 120], -4, 6]],
      inside: art,
    }) +
    pen.line(both('M-110 214C-78 222 -46 252 -40 298'), 11) +
    pen.line(both('M-110 214C-78 222 -46 252 -40 298'), 6.5, palette[trim]) +
    [-24, 0, 24].map((x) => pen.button(x, 290, 5, palette[trim])).join('') +
    pen.line('M-50 0C-64 24 -84 40 -98 44M50 0C64 24 84 40 98 44', 2.6) +
    pen.cloth(neckBand(torso, 12), { fabric: { color: trim }, ghost: true, depth: 0.5 });
  return pen.finish({
    back: pen.inside(neckBack(torso)),
    front,
    box: { left: -206, right: 206, top: -4, bottom: 306 },
    pegs: [
      [-78, 10],
      [78, 10],
    ],
    focus: [0, 120],
  });
}

export interface BodysuitOptions {
  trim?: Color;
  motif?: 'none' | 'bear' | 'cloud';
}

export interface BibOptions {
  trim?: Color;
}

/** A baby's bib, for the end of a line. */
export function bib(sheet: Sheet, fabric: Fabric, { trim = 'cream' }: BibOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const shape = symmetric('M0 62C-34 62 -40 30 -34 0C-52 -4 -66 8 -72 30C-92 70 -98 120 -84 156C-66 190 -30 198 0 198');
  return pen.finish({
    front: pen.cloth(shape, { inside: pen.line(shape, 16, palette[trim]), lights: [[[-62, 150], [-56, 60], -8, 6]] }),
    box: { left: -98, right: 98, top: -4, bottom: 200 },
    pegs: [
      [-46, 4],
      [46, 4],
    ],
    focus: [0, 120],
  });
}
