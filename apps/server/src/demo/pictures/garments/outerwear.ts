import type { Color } from '../palette.js';
import { palette } from '../palette.js';
import type { Fabric } from '../fabrics.js';
import { d, mirrored, slab, symmetric } from '../paths.js';
import { both, createPen, plain, type Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';
import { body, frontFolds, hemStitch, neckBack, sleeves, torsoPath, type Torso } from './torso.js';

export interface RaincoatOptions {
  lining?: Color;
  buttons?: Color;
  fit?: 'adult' | 'child';
}

/** A hooded raincoat with flap pockets and snaps. */
export function raincoat(sheet: Sheet, fabric: Fabric, options: RaincoatOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const length = options.fit === 'child' ? 336 : 396;
  const torso: Torso = {
    ...body,
    neck: 56,
    neckDepth: 66,
    shoulder: 118,
    drop: 36,
    chest: 122,
    waist: 132,
    hem: 154,
    length,
    sag: 12,
  };
  const hood = symmetric('M0 -88C-54 -90 -88 -50 -88 -6C-88 20 -76 42 -56 60C-36 74 -16 78 0 78');
  const opening = symmetric('M0 -64C-38 -64 -54 -30 -52 0C-50 28 -24 54 0 66');
  const placket =
    pen.cloth(slab(-20, 60, 40, length), { ghost: true, depth: 0, outline: 0 }) +
    pen.line(d`M-20 66V${length + 20}M20 66V${length + 20}`, 2.4) +
    pen.stitch(d`M-14 70V${length + 8}M14 70V${length + 8}`);
  const pocketY = length - 138;
  const pockets = pen.cloth(
    both(d`M-116 ${pocketY + 6}L-50 ${pocketY}L-50 ${pocketY + 74}Q-82 ${pocketY + 86} -120 ${pocketY + 78}Z`),
    { ghost: true, depth: 0.4, outline: 2.6 },
  );
  const flaps = pen.cloth(
    both(d`M-121 ${pocketY + 2}L-46 ${pocketY - 6}L-46 ${pocketY + 20}Q-82 ${pocketY + 36} -122 ${pocketY + 28}Z`),
    { ghost: true, depth: 0.5, outline: 2.6 },
  );
  const snaps = [108, 166, 224, 282, 340]
    .filter((y) => y < length - 20)
    .map((y) => pen.button(0, y, 7.5, palette[options.buttons ?? 'cream']))
    .join('');
  const front =
    sleeves(pen, torso, { tip: [-214, options.fit === 'child' ? 264 : 304], cuff: 76, band: 24, bow: 8 }) +
    pen.cloth(torsoPath(torso), { ...frontFolds(torso), inside: hemStitch(pen, torso, 16) + placket }) +
    pockets +
    flaps +
    pen.button(-84, pocketY + 22, 5, palette[options.buttons ?? 'cream']) +
    pen.button(84, pocketY + 22, 5, palette[options.buttons ?? 'cream']) +
    snaps +
    pen.cloth(hood, {
      folds: [
        [[-60, 46], [-18, 70], 8, 6],
        [[60, 46], [70, -30], 10, 8],
      ],
      lights: [[[-74, 20], [-46, -68], -16, 6]],
    }) +
    pen.cloth(opening, {
      fabric: plain(options.lining ?? 'sand'),
      ghost: true,
      folds: [
        [[-30, 48], [-30, -40], 8, 16],
        [[34, 48], [30, -46], -8, 14],
      ],
    });
  return pen.finish({
    front,
    box: { left: -256, right: 256, top: -92, bottom: length + 14 },
    pegs: [
      [-102, 26],
      [102, 26],
    ],
    focus: [0, 110],
  });
}

export interface PufferOptions {
  trim?: Color;
  sleeveless?: boolean;
}

/** A quilted winter jacket or vest. */
export function puffer(sheet: Sheet, fabric: Fabric, options: PufferOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const rows = [84, 138, 192, 246, 300];
  const side = rows
    .map((y, index) => d`C${-152 - index} ${y - 42} ${-152 - index} ${y - 8} ${-134 - index} ${y + 6}`)
    .join('');
  const silhouette = symmetric(
    `M0 22C-30 22 -50 14 -58 4Q-92 10 -124 34${side}C-156 318 -152 344 -134 354Q-60 366 0 366`,
  );
  const quilting = rows.map((y) => d`M-170 ${y + 4}Q-70 ${y + 18} 0 ${y + 6}Q70 ${y + 18} 170 ${y + 4}`).join('');
  const puckers = rows.flatMap((y) =>
    [-104, -66, -34, 34, 66, 104].map((x) => [[x, y + 12], [x + (x > 0 ? -5 : 5), y + 30], 2, 2.4] as const),
  );
  const shine = rows.map((y) => [[-126, y - 12], [-30, y - 10], -9, 5] as const);
  const arm = d`M-104 26C-150 22 -176 60 -186 96C-206 108 -212 138 -206 150C-224 164 -228 194 -220 206C-236 222 -236 250 -226 262C-240 276 -238 304 -228 316L-168 322C-152 300 -156 280 -152 262C-140 240 -142 222 -136 206C-124 184 -128 170 -122 150Z`;
  const armQuilt =
    'M-200 98Q-150 118 -118 96M-218 152Q-166 172 -122 152M-228 208Q-178 226 -132 208M-236 264Q-190 282 -146 262';
  const sleeve = (flip: boolean): string => {
    const turn = (path: string): string => (flip ? mirrored(path) : path);
    return (
      pen.cloth(turn('M-228 306Q-196 322 -164 310L-168 340Q-196 350 -224 338Z'), {
        fabric: { color: options.trim ?? fabric.color, pattern: 'ribs' },
        depth: 0.6,
      }) +
      pen.cloth(turn(arm), {
        inside: pen.line(turn(armQuilt), 5),
        lights: flip
          ? []
          : [
              [[-188, 110], [-200, 140], 4, 6],
              [[-206, 166], [-214, 196], 4, 6],
              [[-222, 222], [-226, 250], 4, 6],
            ],
      })
    );
  };
  const collar = 'M-64 6C-66 -22 -60 -44 -54 -54Q0 -68 54 -54C60 -44 66 -22 64 6Q0 34 -64 6Z';
  const front =
    (options.sleeveless ? '' : sleeve(false) + sleeve(true)) +
    pen.cloth(silhouette, { inside: pen.line(quilting, 5), folds: puckers, lights: shine }) +
    pen.line('M0 12V364', 12) +
    `<path d="M0 14V362" stroke="#EFE6D2" stroke-width="4.5" stroke-dasharray="3 3"/>` +
    pen.line(both('M-112 262L-62 236'), 8) +
    pen.cloth(collar, {
      fabric: { color: options.trim ?? fabric.color },
      inside: pen.line('M-66 -22Q0 -4 66 -22', 4),
      lights: [[[-50, -36], [-12, -40], -6, 4]],
    }) +
    pen.line('M0 -58V20', 9) +
    `<path d="M0 -56V20" stroke="#EFE6D2" stroke-width="4" stroke-dasharray="3 3"/>` +
    pen.fill(slab(-6, -50, 12, 26, 5), '#EFE6D2');
  return pen.finish({
    front,
    box: { left: options.sleeveless ? -160 : -244, right: options.sleeveless ? 160 : 244, top: -66, bottom: 368 },
    pegs: [
      [-96, 16],
      [96, 16],
    ],
    focus: [0, 90],
  });
}

export interface JacketOptions {
  style?: 'denim' | 'windbreaker' | 'bomber' | 'fleece';
  trim?: Color;
}

/** A short jacket: denim trucker, windbreaker, bomber or fleece. */
export function jacket(sheet: Sheet, fabric: Fabric, { style = 'denim', trim = 'cream' }: JacketOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const denim = style === 'denim';
  const torso: Torso = {
    ...body,
    neck: 50,
    neckDepth: denim ? 46 : 14,
    shoulder: 122,
    chest: 126,
    waist: 122,
    hem: 116,
    length: 308,
    sag: 4,
  };
  const bandFabric: Fabric = style === 'bomber' || style === 'fleece' ? { color: trim, pattern: 'ribs' } : fabric;
  const yoke = 'M-160 -10H160V112H-160Z';
  const inside = denim
    ? pen.line(both('M-130 106L-16 112'), 2.6) +
      pen.stitch(both('M-130 99L-16 105M-92 112L-40 306M-84 112L-34 306'), '#E0B26A')
    : style === 'windbreaker'
      ? `<path d="M-160 -20H160V118L0 168L-160 118Z" fill="${palette[trim]}"/>` +
        pen.line('M-160 118L0 168L160 118', 2.6) +
        pen.line('M-160 134L0 184L160 134', 9, palette.marigold)
      : style === 'fleece'
        ? `<path d="${yoke}" fill="${palette[trim]}"/>` + pen.line('M-160 112H160', 2.6)
        : '';
  const zipped =
    pen.line('M0 46V336', 10) + `<path d="M0 50V334" stroke="#EFE6D2" stroke-width="4" stroke-dasharray="3 3"/>`;
  const buttoned =
    pen.cloth(slab(-15, 46, 30, 292), { ghost: true, depth: 0, outline: 2.4 }) +
    pen.stitch('M-10 52V332M10 52V332', '#E0B26A') +
    [70, 126, 182, 238, 294].map((y) => pen.button(0, y, 6.5, palette.marigold)).join('');
  const pockets = denim
    ? pen.cloth(both('M-94 118H-36V142L-65 156L-94 142Z'), { ghost: true, depth: 0.4, outline: 2.4 }) +
      pen.button(-65, 142, 5, palette.marigold) +
      pen.button(65, 142, 5, palette.marigold)
    : pen.line(both('M-100 256L-64 206'), 9) + pen.line(both('M-100 256L-64 206'), 4, palette[trim]);
  const neck =
    style === 'windbreaker' || style === 'fleece'
      ? pen.cloth('M-56 4C-60 -20 -54 -38 -50 -48Q0 -60 50 -48C54 -38 60 -20 56 4Q0 50 -56 4Z', {
          fabric: style === 'fleece' ? plain(trim) : fabric,
        }) + pen.line('M0 -54V46', 7)
      : style === 'bomber'
        ? pen.cloth('M-54 4C-56 -12 -52 -22 -48 -28Q0 -12 48 -28C52 -22 56 -12 54 4C36 58 -36 58 -54 4Z', {
            fabric: bandFabric,
          })
        : pen.cloth('M-46 -8C-42 12 -22 34 -3 46L-42 96L-88 30C-76 8 -64 -6 -46 -8Z', { ghost: true, depth: 0.6 }) +
          pen.cloth('M46 -8C42 12 22 34 3 46L42 96L88 30C76 8 64 -6 46 -8Z', { ghost: true, depth: 0.6 }) +
          pen.stitch(both('M-44 8C-38 26 -24 40 -12 50L-43 85L-78 31'), '#E0B26A');
  const front =
    sleeves(pen, torso, { tip: [-210, 300], cuff: 62, band: 30, bow: 10 }, { trim: { fabric: bandFabric } }) +
    pen.cloth(d`M-118 302Q0 312 118 302L114 338Q0 348 -114 338Z`, {
      fabric: bandFabric,
      ...(denim ? { inside: pen.stitch('M-120 310Q0 320 120 310M-116 330Q0 340 116 330', '#E0B26A') } : {}),
    }) +
    pen.cloth(torsoPath(torso), { ...frontFolds(torso), inside }) +
    pockets +
    (denim ? buttoned : zipped) +
    neck;
  return pen.finish({
    back: denim ? pen.inside(neckBack(torso, -2)) : '',
    front,
    box: { left: -248, right: 248, top: style === 'windbreaker' || style === 'fleece' ? -56 : -30, bottom: 346 },
    pegs: [
      [-94, 14],
      [94, 14],
    ],
    focus: [0, 100],
  });
}
