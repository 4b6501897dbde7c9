import { palette } from '../palette.js';
import { slab } from '../paths.js';
import { laces, type Last } from './cobbler.js';

/** Shoes below the ankle, for the street and the dance floor. */
export const lowLasts = {
  heels: (pen, { trim, sole }) => ({
    art:
      pen.cloth('M130 -112C124 -66 118 -30 118 0H100C100 -40 96 -66 74 -62Z', { fabric: { color: sole } }) +
      pen.inside('M-96 -54C-60 -70 20 -92 106 -164C60 -90 0 -44 -60 -36Z') +
      pen.cloth(
        'M-178 -8C-178 -36 -140 -52 -98 -56C-74 -30 20 -54 106 -166C128 -160 138 -128 130 -104C122 -84 92 -76 62 -52C20 -18 -40 0 -92 0H-160Q-178 0 -178 -8Z',
        {
          folds: [[[-60, -8], [60, -56], 12, 6]],
          lights: [
            [[-158, -22], [-98, -46], -6, 5],
            [[60, -96], [106, -146], 6, 4],
          ],
        },
      ) +
      pen.cloth(
        'M-98 -58C-120 -76 -128 -46 -104 -44C-126 -34 -108 -12 -94 -36C-80 -14 -64 -32 -82 -44C-58 -48 -70 -78 -98 -58Z',
        { fabric: { color: trim }, ghost: true, depth: 0.5, outline: 2.6 },
      ),
    box: { left: -182, right: 138, top: -170, bottom: 0 },
    mate: [104, -24],
  }),
  flats: (pen, { trim, sole }) => ({
    art:
      pen.inside('M-104 -60C-60 -74 60 -76 142 -88C80 -50 -20 -30 -80 -40Z') +
      pen.cloth(
        'M-172 -12C-174 -44 -140 -60 -104 -62C-80 -34 60 -34 142 -92C158 -74 160 -34 154 -8Q0 4 -160 -2Q-172 -4 -172 -12Z',
        { lights: [[[-152, -24], [-100, -52], -8, 5]], folds: [[[20, -16], [120, -40], 10, 5]] },
      ) +
      pen.cloth('M-172 -10Q0 4 156 -12V0Q0 8 -160 2Q-174 0 -172 -10Z', {
        fabric: { color: sole },
        ghost: true,
        depth: 0.3,
        outline: 2.4,
      }) +
      pen.cloth(
        'M-104 -58C-128 -84 -148 -74 -140 -58C-134 -44 -118 -48 -104 -56C-92 -40 -74 -40 -72 -54C-72 -72 -88 -76 -104 -58Z',
        { fabric: { color: trim }, ghost: true, depth: 0.5, outline: 2.6 },
      ),
    box: { left: -178, right: 162, top: -94, bottom: 2 },
    mate: [96, -34],
  }),
  sandals: (pen, { trim, sole }) => ({
    art:
      pen.inside('M-132 -34C-120 -76 -86 -92 -48 -88L-20 -30ZM18 -38C30 -92 70 -118 116 -108L126 -44Z') +
      pen.cloth(
        'M-174 -32C-150 -40 -60 -30 20 -36C70 -40 120 -58 156 -56C170 -50 170 -20 158 -16L-158 -10C-176 -10 -182 -26 -174 -32Z',
        { fabric: { color: sole } },
      ) +
      pen.cloth('M-172 -18C-60 -12 60 -16 162 -24V-4Q160 2 150 2H-156C-174 2 -178 -10 -172 -18Z', {
        fabric: { color: 'cocoa' },
        depth: 0.6,
      }) +
      pen.cloth('M-120 -14C-128 -62 -96 -94 -48 -94C-34 -72 -26 -40 -26 -12Z', {
        folds: [[[-100, -24], [-64, -84], -10, 4]],
        lights: [[[-110, -40], [-70, -86], -10, 4]],
      }) +
      pen.cloth('M28 -16C18 -70 58 -118 118 -116C130 -90 134 -54 132 -22Z', {
        folds: [[[48, -30], [92, -108], -10, 4]],
        lights: [[[38, -50], [86, -106], -14, 4]],
      }) +
      [
        [-64, -56],
        [88, -74],
      ]
        .map(
          ([x = 0, y = 0]) =>
            pen.line(slab(x - 15, y - 13, 30, 26, 6), 9) +
            pen.line(slab(x - 15, y - 13, 30, 26, 6), 4.6, palette[trim]) +
            pen.line(`M${x - 14} ${y}H${x + 6}`, 4.6, palette[trim]),
        )
        .join(''),
    box: { left: -182, right: 170, top: -120, bottom: 2 },
    mate: [92, -32],
  }),
  oxfords: (pen, { trim, sole }) => ({
    art:
      pen.inside('M20 -104C60 -124 110 -122 146 -112C110 -92 60 -84 30 -92Z') +
      pen.cloth(
        'M150 -24C158 -60 158 -96 146 -114C116 -92 70 -84 44 -92L22 -116C4 -124 -10 -112 -22 -100C-70 -86 -140 -80 -160 -48Q-168 -36 -166 -22Z',
        {
          folds: [
            [[-40, -60], [0, -92], 6, 5],
            [[60, -40], [140, -56], -6, 5],
          ],
          lights: [[[-146, -46], [-70, -78], -10, 5]],
        },
      ) +
      pen.stitch('M-84 -82C-68 -64 -64 -44 -70 -26M30 -92C56 -70 70 -50 72 -28M-24 -98C10 -70 16 -46 14 -26') +
      laces(
        pen,
        [
          [20, -104],
          [-2, -96],
          [-26, -88],
        ],
        30,
        palette[trim],
      ) +
      pen.cloth('M-170 -26H152L154 0H92L86 -11H-150Q-172 -12 -170 -26Z', { fabric: { color: sole }, depth: 0.6 }),
    box: { left: -176, right: 160, top: -122, bottom: 0 },
    mate: [96, -34],
  }),
} satisfies Record<string, Last>;
