import type { Color } from '../palette.js';
import { palette } from '../palette.js';
import type { Fabric } from '../fabrics.js';
import { d, disc, mirrored, symmetric } from '../paths.js';
import { both, createPen, type Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';

export interface TrimOptions {
  trim?: Color;
}

/** A long scarf, doubled over what it hangs on. */
export function scarf(sheet: Sheet, fabric: Fabric, { trim }: TrimOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const fringe = (from: number, to: number, y: number, slope: number): string => {
    const strands = Array.from({ length: 9 }, (_, index) => {
      const x = from + ((to - from) * (index + 0.5)) / 9;
      return d`M${x} ${y + slope * index}L${x + (index % 2 ? 3 : -3)} ${y + 36 + slope * index}`;
    }).join('');
    return pen.line(strands, 7) + pen.line(strands, 3.4, palette[trim ?? fabric.color]);
  };
  return pen.finish({
    front:
      fringe(-4, 104, 352, -1) +
      pen.cloth('M-44 2C10 -10 60 -8 72 6C88 120 98 250 108 352L-2 360C-14 240 -30 120 -44 2Z', {
        angle: -5,
        folds: [[[40, 20], [70, 350], 8, 9]],
      }) +
      fringe(-118, -14, 424, 1) +
      pen.cloth(
        'M-72 6C-60 -10 20 -12 52 2C44 60 6 120 -4 200C-12 290 -10 360 -10 432L-122 426C-116 300 -96 140 -72 6Z',
        {
          angle: 4,
          folds: [
            [[10, 8], [-40, 200], -18, 10],
            [[-40, 200], [-52, 426], 4, 7],
            [[-56, 20], [-84, 260], -8, 6],
          ],
          lights: [[[-28, 12], [-72, 300], -16, 8]],
        },
      ),
    box: { left: -126, right: 114, top: -12, bottom: 466 },
    pegs: [
      [-46, 2],
      [46, 2],
    ],
    focus: [-40, 240],
  });
}

/** A knitted hat with a bobble. */
export function beanie(sheet: Sheet, fabric: Fabric, { trim = 'cream' }: TrimOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const pompom = symmetric(
    'M0 -62C-16 -74 -30 -62 -32 -52C-50 -52 -54 -34 -46 -24C-60 -12 -52 8 -38 10C-36 26 -14 32 0 22',
  );
  const dome = symmetric('M0 8C-70 8 -120 60 -126 140L-128 206Q-60 220 0 220');
  const brim = symmetric('M0 186C-60 186 -110 178 -134 172C-142 200 -142 236 -134 262C-90 278 -40 280 0 280');
  return pen.finish({
    front:
      pen.cloth(dome, {
        folds: [
          [[0, 20], [-66, 190], -22, 7],
          [[10, 20], [72, 190], 22, 8],
        ],
        lights: [[[-30, 26], [-98, 180], -22, 7]],
      }) +
      pen.cloth(brim, { fabric: { color: trim, pattern: 'ribs' }, lights: [[[-112, 256], [-116, 190], 4, 6]] }) +
      pen.cloth(pompom, { fabric: { color: trim, pattern: 'fleece' } }),
    box: { left: -142, right: 142, top: -76, bottom: 284 },
    pegs: [[0, -60]],
    focus: [0, 130],
  });
}

/** A pair of mittens on a cord, or gloves with fingers. */
export function mittens(
  sheet: Sheet,
  fabric: Fabric,
  { trim = 'cream', style = 'mittens' }: TrimOptions & { style?: 'mittens' | 'gloves' },
): Drawing {
  const pen = createPen(sheet, fabric);
  const gloves = style === 'gloves';
  const hand = gloves
    ? 'M-58 74C-60 120 -66 150 -92 178C-106 196 -96 214 -80 206C-66 198 -58 188 -54 180L-56 272C-56 290 -32 292 -30 274L-24 210L-20 294C-18 312 6 310 6 292L6 210L16 286C20 302 42 298 40 280L32 206L46 262C52 278 70 272 68 256C64 210 58 150 52 74Z'
    : 'M-58 74C-60 110 -66 128 -86 152C-108 180 -96 212 -76 206C-62 202 -58 194 -52 186C-52 240 -36 290 0 292C44 292 66 240 62 186C62 140 56 110 52 74Z';
  const one = (turn: (path: string) => string, side: number): string =>
    pen.cloth(turn(hand), {
      folds: [[[-54 * side, 176], [-30 * side, 110], 8 * side, 6]],
      lights: [[[-38, 230], [-36, 110], -4, 5]],
      ...(gloves ? { inside: pen.stitch(turn('M-22 110V160M0 106V160M22 110V160')) } : {}),
    }) +
    pen.cloth(turn('M-64 0Q0 10 58 0C66 26 64 56 58 82Q0 94 -64 82C-70 56 -70 26 -64 0Z'), {
      fabric: { color: trim, pattern: 'ribs' },
    });
  const cord = gloves
    ? ''
    : pen.line('M-100 16C-60 -16 60 -16 100 16', 6) + pen.line('M-100 16C-60 -16 60 -16 100 16', 3, palette[trim]);
  return pen.finish({
    front:
      cord +
      pen.group('translate(-116 8) rotate(7)', () => one((path) => mirrored(path), -1)) +
      pen.group('translate(116 14) rotate(-6)', () => one((path) => path, 1)),
    box: { left: -226, right: 222, top: -10, bottom: 322 },
    pegs: [
      [-112, 4],
      [112, 8],
    ],
    focus: [-100, 110],
  });
}

/** A wide straw hat with a ribbon, seen from the front. */
export function sunhat(sheet: Sheet, fabric: Fabric, { trim = 'clay' }: TrimOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const weave = Array.from(
    { length: 6 },
    (_, index) =>
      d`M${-230 + index * 8} ${182 + index * 5}C-120 ${224 + index * 4} 120 ${224 + index * 4} ${230 - index * 8} ${182 + index * 5}`,
  ).join('');
  return pen.finish({
    front:
      pen.cloth(
        'M0 130C-120 130 -236 146 -244 182C-250 232 -110 258 0 258C110 258 250 232 244 182C236 146 120 130 0 130Z',
        { inside: pen.line(weave, 2, pen.pen, 0.35), lights: [[[-210, 186], [-60, 226], 14, 6]] },
      ) +
      pen.cloth(symmetric('M0 10C-70 8 -112 30 -116 90L-122 176Q-60 204 0 204'), {
        inside: pen.line('M-130 60Q0 40 130 60M-130 84Q0 66 130 84M-130 108Q0 92 130 108', 2, pen.pen, 0.35),
        folds: [
          [[-20, 20], [20, 60], -14, 7],
          [[80, 40], [90, 160], -8, 8],
        ],
        lights: [[[-96, 60], [-104, 150], -4, 7]],
      }) +
      pen.cloth('M-119 128Q0 160 119 128L123 176Q0 210 -123 176Z', { fabric: { color: trim }, depth: 0.7 }) +
      pen.cloth(
        'M84 150C100 122 138 116 136 142C136 160 108 164 90 160C112 176 126 204 134 226L112 222C104 200 94 180 78 166Z',
        { fabric: { color: trim }, ghost: true, depth: 0.6 },
      ),
    box: { left: -250, right: 250, top: 4, bottom: 262 },
    pegs: [[0, 14]],
    focus: [0, 160],
  });
}

/** A peaked cap, turned a little to the left. */
export function cap(sheet: Sheet, fabric: Fabric, { trim = 'cream' }: TrimOptions): Drawing {
  const pen = createPen(sheet, fabric);
  return pen.finish({
    front:
      pen.cloth('M-92 176C-100 80 -40 16 44 16C126 18 168 80 168 208C110 234 -10 228 -92 176Z', {
        folds: [[[60, 24], [120, 196], 20, 6]],
        lights: [[[-60, 130], [10, 34], -22, 7]],
      }) +
      pen.cloth('M-92 176C-88 84 -44 26 44 16C6 60 -12 130 -10 214Q-56 200 -92 176Z', {
        fabric: { color: trim },
        ghost: true,
        depth: 0.6,
      }) +
      pen.line('M44 18C92 60 108 130 106 221', 2.6) +
      pen.stitch('M36 22C0 66 -18 130 -16 208M50 22C98 64 114 130 112 216') +
      pen.cloth(disc(46, 14, 14, 8), { ghost: true, depth: 0.4 }) +
      pen.cloth(
        'M-92 168C-160 166 -226 192 -238 218C-232 236 -190 232 -150 226C-90 218 -20 228 60 224C20 216 -50 200 -92 168Z',
        { folds: [[[-220, 216], [40, 206], -6, 5]], lights: [[[-210, 200], [-100, 182], -8, 5]] },
      ) +
      pen.stitch('M-216 212C-160 192 -90 196 10 204'),
    box: { left: -244, right: 174, top: 4, bottom: 234 },
    focus: [0, 120],
  });
}

/** An open umbrella, set down on the rim and the handle; stands on y = 320. */
export function umbrella(sheet: Sheet, fabric: Fabric, { trim = 'tan' }: TrimOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const canopy =
    'M0 10C-130 14 -226 100 -238 214Q-200 184 -152 214Q-104 178 -52 214Q0 178 52 214Q104 178 152 214Q200 184 238 214C226 100 130 14 0 10Z';
  const underside =
    'M-238 214Q-200 184 -152 214Q-104 178 -52 214Q0 178 52 214Q104 178 152 214Q200 184 238 214C160 250 -160 250 -238 214Z';
  // Both the rim at (238, 214) and the handle's bend at (32, 450) touch the ground at 49 degrees.
  const art = pen.group('rotate(49)', () =>
    [
      pen.inside(underside),
      pen.line('M0 200V404C0 458 64 458 64 404', 17),
      pen.line('M0 200V336', 11, palette.pearl),
      pen.line('M0 336V404C0 458 64 458 64 404', 11, palette[trim]),
      pen.line('M0 14V-18', 9),
      pen.cloth(canopy, { folds: [[[60, 24], [190, 190], -24, 12]], lights: [[[-60, 26], [-196, 176], 26, 9]] }),
      pen.line(both('M0 10C-70 50 -132 130 -152 214M0 10C-28 60 -48 140 -52 214'), 2.6),
      pen.stitch('M-226 202Q-196 176 -152 204Q-104 168 -52 204Q0 168 52 204Q104 168 152 204Q196 176 226 202'),
    ].join(''),
  );
  return pen.finish({
    front: art,
    box: { left: -340, right: 96, top: -60, bottom: 324 },
    focus: [-40, 120],
  });
}

/** A pair of socks, pegged by the cuffs. */
export function socks(sheet: Sheet, fabric: Fabric, { trim = 'cream' }: TrimOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const sock =
    'M-36 4Q2 12 40 4C42 70 40 120 36 160C60 190 62 226 40 240C0 256 -60 262 -96 240C-120 222 -108 190 -80 186C-50 182 -38 160 -38 130Z';
  const id = sheet.id();
  const sockOnLine = pen.group(
    'translate(-48 0)',
    () =>
      pen.cloth(sock, { folds: [[[-36, 150], [30, 166], 12, 6]], lights: [[[-24, 30], [-24, 130], 3, 5]] }) +
      pen.cloth(
        'M-96 240C-120 222 -108 190 -80 186C-66 204 -66 232 -76 250Q-88 246 -96 240ZM38 160C60 190 62 226 40 240C20 220 20 186 38 160Z',
        { fabric: { color: trim }, ghost: true, depth: 0.6, outline: 2.6 },
      ) +
      pen.cloth('M-38 -2Q2 6 42 -2L42 34Q2 42 -39 34Z', { fabric: { color: trim, pattern: 'ribs' }, depth: 0.6 }),
  );
  return pen.finish({
    front: `<g id="${id}">${sockOnLine}</g>${pen.clone(id, 128, 6)}`,
    box: { left: -160, right: 132, top: -6, bottom: 258 },
    pegs: [
      [-46, 2],
      [82, 6],
    ],
    focus: [-46, 100],
  });
}
