import { lightness, mix, palette, penColor, type Color } from './palette.js';
import { d } from './paths.js';
import type { Sheet } from './sheet.js';

export type Pattern =
  | 'argyle'
  | 'breton'
  | 'cable'
  | 'corduroy'
  | 'denim'
  | 'dots'
  | 'fairisle'
  | 'fleece'
  | 'floral'
  | 'gingham'
  | 'herringbone'
  | 'knit'
  | 'leaves'
  | 'moons'
  | 'pinstripe'
  | 'ribs'
  | 'stars'
  | 'stripes'
  | 'tartan'
  | 'windowpane'
  | 'zebra';

/** A cloth: its ground color, what is woven or printed on it, and in which second and third color. */
export interface Fabric {
  color: Color;
  pattern?: Pattern;
  accent?: Color;
  third?: Color;
}

/** A fabric as paint: a ground to fill first and a pattern to lay over it. */
export interface Paint {
  ground: string;
  overlay?: string;
}

interface Tile {
  width: number;
  height: number;
  marks: string;
}

/** Prepares a fabric; `angle` (degrees) turns its pattern, so that sleeves carry their own grain. */
export function paint(sheet: Sheet, fabric: Fabric, angle = 0): Paint {
  const ground = palette[fabric.color];
  if (!fabric.pattern) return { ground };
  const accent = fabric.accent ? palette[fabric.accent] : mix(ground, penColor(ground), 0.3);
  const third = fabric.third
    ? palette[fabric.third]
    : mix(ground, lightness(ground) > 0.5 ? palette.ink : palette.cream, 0.5);
  const { width, height, marks } = tiles[fabric.pattern]({ ground, accent, third, sheet });
  const turn = Math.round(angle);
  const key = ['fabric', fabric.color, fabric.pattern, fabric.accent, fabric.third].join();
  const motif = sheet.define(key, (id) => `<g id="${id}">${marks}</g>`);
  const id = sheet.define(
    `${key},${turn}`,
    (name) =>
      `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}><use href="#${motif}"/></pattern>`,
  );
  return { ground, overlay: `url(#${id})` };
}

interface Dye {
  ground: string;
  accent: string;
  third: string;
  sheet: Sheet;
}

const line = (path: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;
const shape = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const tiles: Record<Pattern, (dye: Dye) => Tile> = {
  stripes: ({ accent }) => ({ width: 40, height: 52, marks: shape('M0 0H40V24H0Z', accent) }),
  breton: ({ accent }) => ({ width: 40, height: 30, marks: shape('M0 0H40V9H0Z', accent) }),
  pinstripe: ({ accent }) => ({ width: 16, height: 40, marks: line('M4 0V40', accent, 2.4, 0.85) }),
  ribs: ({ accent }) => ({ width: 11, height: 40, marks: line('M3 0V40', accent, 3, 0.55) }),
  corduroy: ({ accent }) => ({ width: 9, height: 40, marks: line('M3 0V40', accent, 3, 0.7) }),
  gingham: ({ accent }) => ({
    width: 40,
    height: 40,
    marks:
      shape('M0 0H20V40H0Z', accent, 0.5) + shape('M0 0H40V20H0Z', accent, 0.5) + shape('M0 0H20V20H0Z', accent, 0.45),
  }),
  windowpane: ({ accent }) => ({ width: 46, height: 54, marks: line('M8 0V54M0 8H46', accent, 2.6, 0.75) }),
  tartan: ({ accent, third }) => ({
    width: 84,
    height: 84,
    marks:
      shape('M8 0H34V84H8Z', accent, 0.5) +
      shape('M0 8H84V34H0Z', accent, 0.5) +
      line('M58 0V84M0 58H84', third, 4, 0.9) +
      line('M21 0V84M0 21H84', third, 2, 0.6) +
      line('M70 0V84M0 70H84', accent, 3, 0.6),
  }),
  dots: ({ accent }) => ({ width: 44, height: 44, marks: dot(11, 11, 6.5, accent) + dot(33, 33, 6.5, accent) }),
  stars: ({ accent, third }) => ({
    width: 78,
    height: 78,
    marks:
      shape(star(20, 22, 11), accent) +
      shape(star(60, 58, 11), accent) +
      dot(58, 18, 3.5, third) +
      dot(20, 62, 3.5, third),
  }),
  moons: ({ accent, third }) => ({
    width: 84,
    height: 84,
    marks:
      shape('M30 10C12 10 10 38 30 40C20 34 20 18 30 10Z', accent) +
      shape('M70 52C52 52 50 80 70 82C60 76 60 60 70 52Z', accent) +
      shape(star(62, 22, 7), third) +
      shape(star(20, 66, 7), third),
  }),
  floral: ({ accent, third, ground }) => ({
    width: 104,
    height: 104,
    marks:
      flower(28, 28, 9, accent, third) +
      flower(80, 80, 9, accent, third) +
      flower(80, 26, 5.5, mix(accent, ground, 0.35), third) +
      flower(28, 80, 5.5, mix(accent, ground, 0.35), third) +
      shape(
        `${leaf(50, 44, 20, 10)}${leaf(98, 50, -16, 14)}${leaf(50, 98, -18, -12)}${leaf(4, 48, 14, 14)}`,
        third,
        0.75,
      ),
  }),
  leaves: ({ accent, third }) => ({
    width: 96,
    height: 92,
    marks:
      line('M24 62C26 44 32 26 40 14M72 106C74 90 80 72 88 60M72 14C74 -2 80 -20 88 -32', third, 2.4) +
      shape(
        [0, 1, 2].map((n) => leaf(27 + n * 4, 52 - n * 13, -17, -8) + leaf(28 + n * 4, 48 - n * 13, 19, -5)).join(''),
        accent,
      ) +
      shape(
        [0, 1, 2].map((n) => leaf(75 + n * 4, 96 - n * 13, -17, -8) + leaf(76 + n * 4, 92 - n * 13, 19, -5)).join(''),
        accent,
      ) +
      shape(
        [1, 2].map((n) => leaf(75 + n * 4, 4 - n * 13, -17, -8) + leaf(76 + n * 4, 0 - n * 13, 19, -5)).join(''),
        accent,
      ),
  }),
  zebra: ({ accent }) => ({
    width: 168,
    height: 124,
    marks: shape(
      [
        // The first two run on into the next tile: equal heights and slopes at both edges.
        'M0 8C28-2 50 22 84 14C118 6 140 18 168 8V22C140 32 118 20 84 28C50 36 28 12 0 22Z',
        'M0 70C26 62 44 84 84 78C118 72 142 78 168 70V86C142 94 120 88 84 96C44 102 26 78 0 86Z',
        'M8 44C30 34 52 54 80 47C62 63 32 56 8 44Z',
        'M68 55C96 38 124 60 162 42C152 64 108 71 68 55Z',
        'M94 37C110 28 128 37 152 27C134 43 108 46 94 37Z',
        'M12 105C38 96 60 117 94 106C70 125 34 121 12 105Z',
        'M86 115C108 100 136 113 164 101C148 120 110 124 86 115Z',
      ].join(''),
      accent,
    ),
  }),
  denim: ({ accent, ground }) => ({
    width: 14,
    height: 14,
    marks:
      line('M-2 16L16 -2M-2 2L2 -2M12 16L16 12', mix(ground, '#FFFFFF', 0.45), 1.5, 0.35) +
      line('M-2 9L9 -2M5 16L16 5', accent, 1.5, 0.4),
  }),
  herringbone: ({ accent }) => ({
    width: 28,
    height: 14,
    marks: line('M0 14L14 0L28 14M0 0L0 0M-14 14L0 0M0 7L7 0M7 14L14 7L21 14M21 0L28 7', accent, 2.2, 0.6),
  }),
  fleece: ({ accent, sheet, ground }) => ({
    width: 60,
    height: 60,
    marks: Array.from({ length: 16 }, (_, index) => {
      const x = (index % 4) * 15 + sheet.between(3, 11);
      const y = Math.floor(index / 4) * 15 + sheet.between(3, 11);
      return line(d`M${x} ${y}q4 -5 7 0`, index % 3 ? accent : mix(ground, '#FFFFFF', 0.5), 2, 0.6);
    }).join(''),
  }),
  knit: ({ accent, ground }) => ({
    width: 14,
    height: 12,
    marks:
      line('M1 -1L7 7L13 -1M1 11L7 19L13 11', accent, 2.6, 0.5) +
      line('M0 0V12M14 0V12', mix(ground, '#FFFFFF', 0.4), 1.6, 0.3),
  }),
  cable: ({ accent, ground }) => ({
    width: 62,
    height: 56,
    marks:
      line('M4 0V56M58 0V56', accent, 3, 0.5) +
      line('M20 -4C20 14 42 14 42 30C42 44 20 44 20 60M42 -4C42 14 20 14 20 30C20 44 42 44 42 60', accent, 4.5, 0.65) +
      line('M17 -4C17 14 39 14 39 30M39 30C39 44 17 44 17 60', mix(ground, '#FFFFFF', 0.6), 2.5, 0.6),
  }),
  argyle: ({ accent, third }) => ({
    width: 72,
    height: 104,
    marks: shape('M36 4L68 52L36 100L4 52Z', accent, 0.9) + line('M0 52L36 0L72 52L36 104Z', third, 2.4, 0.9),
  }),
  fairisle: ({ accent, third }) => ({
    width: 48,
    height: 132,
    marks:
      line('M0 10H48', third, 4) +
      line('M0 30L12 20L24 30L36 20L48 30', accent, 5.5) +
      shape('M24 42L38 62L24 82L10 62Z', accent) +
      shape('M24 54L30 62L24 70L18 62Z', third) +
      shape('M0 52L7 62L0 72ZM48 52L41 62L48 72Z', third) +
      line('M0 94L12 104L24 94L36 104L48 94', accent, 5.5) +
      line('M0 114H48', third, 4) +
      [4, 20, 36].map((x) => shape(`M${x} 122h8v6h-8Z`, accent)).join(''),
  }),
};

function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 ? r * 0.45 : r;
    const turn = (index * Math.PI) / 5 - Math.PI / 2;
    return d`${x + Math.cos(turn) * reach} ${y + Math.sin(turn) * reach}`;
  });
  return `M${points.join('L')}Z`;
}

function leaf(x: number, y: number, dx: number, dy: number): string {
  return d`M${x} ${y}Q${x + dx * 0.3 - dy * 0.5} ${y + dy * 0.3 + dx * 0.5} ${x + dx} ${y + dy}Q${x + dx * 0.7 + dy * 0.5} ${y + dy * 0.7 - dx * 0.5} ${x} ${y}Z`;
}

function flower(x: number, y: number, r: number, petal: string, heart: string): string {
  const petals = Array.from({ length: 5 }, (_, index) => {
    const turn = (index * Math.PI * 2) / 5 - 0.3;
    return `<circle cx="${d`${x + Math.cos(turn) * r}`}" cy="${d`${y + Math.sin(turn) * r}`}" r="${d`${r * 0.8}`}"/>`;
  });
  return `<g fill="${petal}">${petals.join('')}</g>${dot(x, y, r * 0.6, heart)}`;
}
