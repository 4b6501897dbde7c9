import type { Fabric } from '../fabrics.js';
import type { Color } from '../palette.js';
import { palette } from '../palette.js';
import { d, slab, symmetric } from '../paths.js';
import { both, createPen, plain, type Drawing, type Pen } from '../pen.js';
import type { Sheet } from '../sheet.js';
import { body, frontFolds, hemStitch, neckBack, neckBand, sleeves, torsoPath, type Torso } from './torso.js';

export interface TshirtOptions {
  sleeves?: 'short' | 'long' | 'none';
  print?: 'pocket' | 'sun' | 'wave' | 'bolt' | 'heart' | 'number';
  trim?: Color;
  fit?: 'adult' | 'child';
}

const childBody: Torso = { ...body, neck: 52, neckDepth: 40, shoulder: 118, hem: 128, waist: 120, length: 322 };

/** A T-shirt, long-sleeved tee or vest. */
export function tshirt(sheet: Sheet, fabric: Fabric, options: TshirtOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const base = options.fit === 'child' ? childBody : body;
  const bare = options.sleeves === 'none';
  const torso: Torso = bare ? { ...base, neck: 58, neckDepth: 84, shoulder: 88, drop: 8, chest: 108, arm: 132 } : base;
  const trim = options.trim ? plain(options.trim) : fabric;
  const trimCloth = { fabric: { color: trim.color }, depth: 0.6 };
  const long = options.sleeves === 'long';
  const arms = bare
    ? ''
    : sleeves(
        pen,
        torso,
        long ? { tip: [-208, 316], cuff: 52, band: 18, bow: 6 } : { tip: [-196, 142], cuff: 92, bow: 4 },
        {
          stitched: !long,
          trim: trimCloth,
        },
      );
  const front =
    arms +
    pen.cloth(torsoPath(torso), { ...frontFolds(torso), inside: hemStitch(pen, torso) + print(pen, options.print) }) +
    (bare
      ? pen.stitch(
          both(
            d`M${-torso.shoulder + 9} ${torso.drop + 4}C${-torso.shoulder + 22} 60 ${-torso.chest + 24} 100 ${-torso.chest + 4} ${torso.arm + 9}`,
          ),
        )
      : '') +
    pen.cloth(neckBand(torso, 13), { ...trimCloth, ghost: true });
  return pen.finish({
    back: pen.inside(neckBack(torso)),
    front,
    box: {
      left: bare ? -130 : long ? -240 : -225,
      right: bare ? 130 : long ? 240 : 225,
      top: -4,
      bottom: torso.length + 10,
    },
    pegs: [
      [-torso.shoulder * 0.78, torso.drop * 0.5],
      [torso.shoulder * 0.78, torso.drop * 0.5],
    ],
    focus: [0, 110],
  });
}

function print(pen: Pen, kind: TshirtOptions['print']): string {
  const ink = pen.thread;
  switch (kind) {
    case 'pocket':
      return (
        `<path d="M28 118H86V176Q57 196 28 176Z" fill="${pen.ground}" stroke="${pen.pen}" stroke-width="2.6"/>` +
        pen.stitch('M34 128H80')
      );
    case 'sun':
      return (
        `<circle cx="0" cy="192" r="46" fill="${palette.marigold}"/>` +
        pen.fill('M-64 200Q-32 184 0 200Q32 216 64 200L64 214Q32 230 0 214Q-32 198 -64 214Z', palette.clay) +
        pen.fill('M-56 226Q-28 212 0 226Q28 240 56 226L56 238Q28 252 0 238Q-28 224 -56 238Z', palette.teal)
      );
    case 'wave':
      return (
        pen.fill('M-140 176Q-70 150 0 176Q70 202 140 176V206Q70 232 0 206Q-70 180 -140 206Z', palette.cream) +
        pen.fill('M-140 206Q-70 180 0 206Q70 232 140 206V232Q70 258 0 232Q-70 206 -140 232Z', palette.marigold)
      );
    case 'bolt':
      return pen.fill('M14 128L-40 204H-6L-20 262L42 176H6Z', palette.marigold);
    case 'heart':
      return pen.fill(symmetric('M0 248C-22 228 -62 204 -62 172C-62 144 -20 136 0 166'), palette.coral);
    case 'number':
      return `<g fill="none" stroke="${ink}" stroke-width="18" stroke-linecap="butt" stroke-linejoin="miter"><path d="M-52 142H-8L-36 246"/><path d="M12 142H56L28 246"/></g>`;
    default:
      return '';
  }
}

export interface ShirtOptions {
  sleeves?: 'short' | 'long';
  trim?: Color;
  cut?: 'straight' | 'fitted';
}

/** A buttoned shirt with a collar. */
export function shirt(sheet: Sheet, fabric: Fabric, options: ShirtOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const fitted = options.cut === 'fitted';
  const torso: Torso = { ...body, neck: 46, neckDepth: 42, waist: fitted ? 98 : 112, hem: 112, length: 372, sag: 34 };
  const short = options.sleeves === 'short';
  const buttons = [70, 130, 190, 250, 310, 366]
    .map((y) => pen.button(0, y, 6.5, options.trim ? palette[options.trim] : palette.cream))
    .join('');
  const placket =
    pen.cloth(slab(-16, 40, 32, 372), { ghost: true, depth: 0, outline: 0 }) +
    pen.line('M-16 44V404M16 44V404', 2.2) +
    pen.stitch('M-11 54V400M11 54V400');
  const pocket =
    pen.cloth('M40 122H94V172L67 190L40 172Z', { ghost: true, depth: 0.3, outline: 2.4 }) + pen.stitch('M45 134H89');
  const front =
    sleeves(
      pen,
      torso,
      short ? { tip: [-190, 158], cuff: 86, bow: 4 } : { tip: [-202, 336], cuff: 52, band: 34, bow: 8 },
      { stitched: short },
    ) +
    pen.cloth(torsoPath(torso), { ...frontFolds(torso), inside: hemStitch(pen, torso, 10) + placket }) +
    (fitted ? '' : pocket) +
    buttons +
    collar(pen);
  return pen.finish({
    back:
      pen.inside(neckBack(torso, -2)) +
      pen.cloth('M-44 4C-30 -16 30 -16 44 4C30 18 -30 18 -44 4Z', { ghost: true, depth: 0.4 }),
    front,
    box: { left: short ? -225 : -232, right: short ? 225 : 232, top: -14, bottom: 410 },
    pegs: [
      [-88, 14],
      [88, 14],
    ],
    focus: [6, 96],
  });
}

/** Two collar leaves that meet at the top button. */
export function collar(pen: Pen, spread = 1): string {
  const leaf = d`M-46 -7C-42 12 -22 34 -3 46L${-38 * spread} 92L${-80 * spread} 30C-72 10 -62 -4 -46 -7Z`;
  const seam = d`M-44 8C-38 24 -24 40 -10 50L${-39 * spread} 82L${-71 * spread} 31`;
  return (
    pen.cloth(leaf, { angle: 38, depth: 0.5, ghost: true }) +
    pen.cloth(leaf.replace(leaf, both(leaf).slice(leaf.length)), { angle: -38, depth: 0.5, ghost: true }) +
    pen.stitch(both(seam))
  );
}

export interface BlouseOptions {
  collar?: 'bow' | 'round' | 'vee';
  trim?: Color;
}

/** A loose blouse with gathered sleeves. */
export function blouse(sheet: Sheet, fabric: Fabric, options: BlouseOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const vee = options.collar === 'vee';
  const torso: Torso = { ...body, neck: 54, neckDepth: vee ? 96 : 46, waist: 108, hem: 134, length: 340, sag: 16 };
  const trim = options.trim ? plain(options.trim) : { color: fabric.color };
  const accents =
    options.collar === 'round'
      ? pen.cloth('M0 52C-30 54 -48 32 -54 -2L-66 4C-84 44 -66 86 -34 88C-12 88 -2 70 0 52Z', {
          fabric: trim,
          ghost: true,
        }) +
        pen.cloth('M0 52C30 54 48 32 54 -2L66 4C84 44 66 86 34 88C12 88 2 70 0 52Z', { fabric: trim, ghost: true }) +
        [104, 140, 176].map((y) => pen.button(0, y, 5)).join('')
      : options.collar === 'bow'
        ? pen.cloth(neckBand(torso, 15), { fabric: trim, ghost: true }) +
          pen.cloth('M-6 66C-22 90 -34 140 -30 172L-8 160C-12 130 -4 96 4 70Z', { fabric: trim }) +
          pen.cloth('M6 66C22 88 40 130 40 158L18 152C16 124 6 96 -4 70Z', { fabric: trim }) +
          pen.cloth('M0 62C-22 34 -62 34 -64 60C-64 90 -24 86 0 70C24 86 64 90 64 60C62 34 22 34 0 62Z', {
            fabric: trim,
            folds: [
              [[-8, 64], [-48, 60], 6, 4],
              [[8, 64], [48, 60], -6, 4],
            ],
          }) +
          pen.cloth(slab(-13, 52, 26, 28, 9), { fabric: trim, ghost: true, depth: 0.5 })
        : pen.line(both('M-54 0C-50 40 -22 78 0 98'), 8, pen.thread) + pen.line('M0 98V150');
  const gathers = [-70, -46, -24, 24, 46, 70].map((x): [[number, number], [number, number], number, number] => [
    [x, 66 + Math.abs(x) * 0.1],
    [x * 1.15, 150],
    x > 0 ? -5 : 5,
    3,
  ]);
  const folds = frontFolds(torso);
  const front =
    sleeves(pen, torso, { tip: [-206, 262], cuff: 60, band: 16, bow: 30 }, { trim: { fabric: trim } }) +
    pen.cloth(torsoPath(torso), {
      ...folds,
      folds: [...(folds.folds ?? []), ...gathers],
      inside: hemStitch(pen, torso, 10),
    }) +
    accents;
  return pen.finish({
    back: pen.inside(neckBack(torso)),
    front,
    box: { left: -246, right: 246, top: -4, bottom: 360 },
    pegs: [
      [-90, 14],
      [90, 14],
    ],
    focus: [0, 100],
  });
}
