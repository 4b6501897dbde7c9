import { mix, palette } from '../palette.js';
import { disc } from '../paths.js';
import type { Pen } from '../pen.js';
import { laces, rubberSole, type Cobbled, type Last, type Trim } from './cobbler.js';

/** Shoes for running, playing and the school yard. */
export const sportLasts = {
  sneakers: (pen, trim) => trainer(pen, trim, 'laces'),
  straps: (pen, trim) => trainer(pen, trim, 'straps'),
  studs: (pen, trim) => trainer(pen, trim, 'studs'),
  hightops: (pen, { trim, sole }) => ({
    art:
      pen.cloth(
        'M150 -30C158 -90 158 -150 148 -214Q96 -226 46 -212C40 -176 20 -136 -24 -112C-70 -96 -120 -90 -150 -70C-168 -56 -170 -40 -168 -26Z',
        {
          folds: [
            [[20, -120], [90, -104], 10, 5],
            [[60, -60], [130, -70], -6, 5],
          ],
          lights: [[[66, -200], [44, -146], 8, 4]],
        },
      ) +
      pen.cloth('M-168 -26C-172 -66 -140 -84 -104 -88C-88 -66 -86 -44 -92 -24Z', {
        fabric: { color: sole },
        ghost: true,
        depth: 0.6,
      }) +
      pen.cloth('M150 -214L126 -220C134 -150 132 -90 126 -30H152C158 -90 160 -150 150 -214Z', {
        fabric: { color: trim },
        ghost: true,
        depth: 0.5,
        outline: 2.4,
      }) +
      pen.cloth(disc(100, -128, 25), { fabric: { color: trim }, ghost: true, depth: 0.4, outline: 2.4 }) +
      pen.fill('M100 -146L105 -134L118 -133L108 -125L111 -112L100 -119L89 -112L92 -125L82 -133L95 -134Z', pen.ground) +
      laces(
        pen,
        [
          [48, -196],
          [40, -170],
          [28, -146],
          [6, -126],
          [-22, -112],
          [-52, -101],
        ],
        30,
      ) +
      rubberSole(pen, sole, trim),
    box: { left: -176, right: 164, top: -226, bottom: 0 },
    mate: [96, -20],
  }),
} satisfies Record<string, Last>;

function trainer(pen: Pen, { trim, sole }: Trim, closing: 'laces' | 'straps' | 'studs'): Cobbled {
  const strap = (path: string): string =>
    pen.cloth(path, { fabric: { color: trim }, ghost: true, depth: 0.5, outline: 2.6 });
  return {
    art:
      pen.cloth('M54 -128L38 -164C28 -172 8 -168 2 -160C-6 -146 -20 -132 -44 -118L40 -96Z', {
        fabric: { color: trim },
        depth: 0.7,
      }) +
      pen.inside('M40 -132C70 -158 110 -160 146 -148C120 -116 70 -112 48 -122Z') +
      pen.cloth(
        'M152 -30C164 -70 164 -120 150 -154C144 -160 136 -158 132 -150C118 -120 70 -112 44 -132C20 -130 -20 -124 -50 -112C-96 -96 -134 -90 -156 -68C-170 -52 -172 -40 -170 -26Z',
        {
          folds: [
            [[-70, -72], [-30, -104], 8, 5],
            [[30, -50], [120, -64], -8, 5],
          ],
          lights: [[[-146, -56], [-84, -84], -6, 5]],
        },
      ) +
      pen.cloth('M-170 -26C-172 -62 -142 -82 -106 -92C-92 -68 -86 -48 -92 -24Z', {
        fabric: { color: trim },
        ghost: true,
        depth: 0.6,
        outline: 2.6,
      }) +
      pen.cloth(
        'M150 -154C144 -160 136 -158 132 -150C128 -138 120 -130 110 -124C122 -94 124 -60 118 -30H152C164 -70 164 -120 150 -154Z',
        { fabric: { color: trim }, ghost: true, depth: 0.6, outline: 2.6 },
      ) +
      (closing === 'straps'
        ? strap('M-52 -114L-8 -136L44 -66L2 -52Z') + strap('M0 -128L38 -140L84 -72L44 -60Z')
        : pen.cloth('M-50 -112C-20 -124 20 -130 46 -132L70 -88C40 -84 0 -74 -28 -62Z', {
            fabric: { color: pen.fabric.color },
            ghost: true,
            depth: 0.3,
            outline: 2.6,
          }) +
          laces(
            pen,
            [
              [36, -132],
              [12, -126],
              [-14, -120],
              [-38, -112],
            ],
            36,
          ) +
          pen.line('M-8 -34C30 -44 62 -62 98 -104', 13, palette[trim])) +
      (closing === 'studs'
        ? [-140, -96, -50, 70, 112, 142]
            .map((x) =>
              pen.fill(`M${x - 11} -18L${x - 8} 0H${x + 8}L${x + 11} -18Z`, mix(palette[sole], palette.ink, 0.45)),
            )
            .join('') +
          pen.cloth('M-174 -34C-60 -24 60 -24 158 -36C162 -26 160 -16 150 -14H-150Q-176 -16 -174 -34Z', {
            fabric: { color: sole },
            depth: 0.6,
          })
        : rubberSole(pen, sole, trim)),
    box: { left: -180, right: 166, top: -184, bottom: 0 },
    mate: [98, -26],
  };
}
