import { palette } from '../palette.js';
import { laces, treadSole, type Last } from './cobbler.js';

/** Footwear that reaches above the ankle. */
export const bootLasts = {
  boots: (pen, { trim, sole }) => ({
    art:
      pen.cloth(
        'M140 -30C150 -96 146 -170 140 -236Q84 -250 28 -238C26 -190 16 -146 -14 -116C-60 -100 -116 -98 -146 -76C-166 -60 -168 -42 -166 -26Z',
        {
          folds: [
            [[10, -112], [110, -92], 14, 6],
            [[30, -146], [100, -138], 8, 5],
            [[60, -50], [130, -66], -6, 5],
          ],
          lights: [
            [[46, -220], [34, -160], 8, 5],
            [[-140, -60], [-80, -86], -6, 5],
          ],
        },
      ) +
      pen.cloth('M28 -238Q84 -252 140 -236L142 -206Q84 -220 28 -208Z', {
        fabric: { color: trim },
        ghost: true,
        depth: 0.5,
      }) +
      pen.stitch('M92 -204C94 -150 100 -90 96 -34M-86 -90C-62 -74 -56 -52 -60 -32') +
      laces(
        pen,
        [
          [32, -188],
          [24, -164],
          [10, -140],
          [-12, -120],
          [-42, -106],
        ],
        34,
      ) +
      treadSole(pen, sole),
    box: { left: -176, right: 156, top: -246, bottom: 0 },
    mate: [100, -20],
  }),
  snowboots: (pen, { trim, sole }) => ({
    art:
      pen.cloth(
        'M140 -30C152 -96 150 -160 146 -216Q84 -228 22 -216C22 -180 12 -140 -20 -116C-66 -104 -118 -100 -148 -76C-168 -58 -170 -42 -168 -26Z',
        {
          inside: pen.line('M10 -172Q80 -158 160 -170M-12 -122Q70 -104 160 -120M-60 -96C-40 -78 -34 -56 -38 -30', 4.5),
          lights: [
            [[40, -196], [36, -150], 4, 6],
            [[-140, -60], [-80, -86], -6, 5],
          ],
        },
      ) +
      pen.cloth(
        'M12 -220C2 -244 20 -262 36 -254C48 -272 72 -270 82 -258C96 -272 122 -268 128 -254C150 -262 166 -240 154 -218C120 -204 50 -204 12 -220Z',
        { fabric: { color: trim, pattern: 'fleece' } },
      ) +
      pen.line('M14 -142L112 -150M4 -92L120 -106', 9, palette[trim]) +
      treadSole(pen, sole),
    box: { left: -178, right: 162, top: -270, bottom: 0 },
    mate: [104, -20],
  }),
  chelsea: (pen, { trim, sole }) => ({
    art:
      pen.cloth(
        'M140 -30C148 -90 144 -160 140 -222Q84 -234 26 -224C26 -168 12 -126 -24 -104C-66 -84 -116 -80 -138 -54Q-148 -40 -146 -24Z',
        {
          folds: [[[0, -100], [70, -84], 10, 5]],
          lights: [
            [[-128, -48], [-60, -84], -10, 5],
            [[42, -210], [36, -146], 8, 4],
          ],
        },
      ) +
      pen.cloth('M50 -222L108 -223C112 -176 100 -134 82 -106C64 -134 50 -176 50 -222Z', {
        fabric: { color: trim, pattern: 'ribs' },
        ghost: true,
        depth: 0.5,
        outline: 2.6,
      }) +
      pen.line('M116 -228C112 -250 134 -254 136 -224', 5) +
      pen.cloth('M-150 -28H146L148 0H84L78 -13H-132Q-152 -14 -150 -28Z', { fabric: { color: sole }, depth: 0.6 }),
    box: { left: -156, right: 152, top: -248, bottom: 0 },
    mate: [100, -20],
  }),
  rainboots: (pen, { trim, sole }) => ({
    art:
      pen.cloth(
        'M142 -22C154 -90 148 -180 160 -280Q82 -296 2 -280C16 -210 20 -150 -18 -118C-58 -98 -112 -104 -136 -76C-152 -56 -152 -38 -148 -22Z',
        {
          folds: [
            [[4, -124], [96, -106], 12, 6],
            [[64, -60], [130, -74], -8, 6],
          ],
          lights: [
            [[30, -264], [40, -150], -8, 9],
            [[-124, -64], [-74, -92], -6, 6],
          ],
        },
      ) +
      pen.cloth('M0 -284Q82 -300 162 -284L160 -248Q84 -262 6 -248Z', { fabric: { color: trim }, depth: 0.6 }) +
      pen.cloth('M-148 -24C-154 -60 -142 -80 -114 -92C-100 -70 -98 -48 -102 -22Z', {
        fabric: { color: trim },
        ghost: true,
        depth: 0.6,
      }) +
      pen.line('M148 -262C172 -280 172 -308 150 -304', 6) +
      pen.cloth('M-154 -28C-60 -20 60 -22 148 -28L152 0H84L78 -12H-134Q-158 -12 -154 -28Z', {
        fabric: { color: sole },
        depth: 0.6,
      }),
    box: { left: -160, right: 172, top: -308, bottom: 0 },
    mate: [112, -18],
  }),
} satisfies Record<string, Last>;
