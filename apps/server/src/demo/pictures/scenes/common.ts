import { lightness, mix, palette } from '../palette.js';
import { d, moved } from '../paths.js';
import type { Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';

/** The light of a scene: its wall, the darker tone of the same wall and the tone of what stands before it. */
export interface Wash {
  wall: string;
  deep: string;
  pale: string;
  /** Windows of far houses. */
  lit: string;
}

/** Sun-dried grounds that the garments are shown on. */
export const washes = {
  linen: wash('#F2E7D3'),
  oat: wash('#E6D6BA'),
  sage: wash('#CFD8C3'),
  sky: wash('#CBDEE3'),
  rose: wash('#F0D5CB'),
  butter: wash('#F5E3B3'),
  clay: wash('#DDA283'),
  dusk: wash('#B9C6D3'),
  lilac: wash('#DCD3E0'),
  night: wash('#3B4A63'),
  forest: wash('#5E7566'),
} as const;

export type WashName = keyof typeof washes;

function wash(wall: string): Wash {
  const dark = lightness(wall) < 0.5;
  const pale = mix(wall, '#FFFDF6', dark ? 0.14 : 0.45);
  return { wall, deep: mix(wall, palette.ink, dark ? 0.34 : 0.14), pale, lit: dark ? palette.butter : pale };
}

/** A place on a scene: the drawing's origin, its size and its turn in degrees. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  turn?: number;
}

const placed = (markup: string, { x, y, scale, turn = 0 }: Spot): string =>
  `<g transform="translate(${r(x)} ${r(y)})${turn ? ` rotate(${r(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${markup}</g>`;

const r = (value: number): number => Math.round(value * 10) / 10;
const r2 = (value: number): number => Math.round(value * 100) / 100;

/** Puts a part of a drawing on its spot. */
export function place(markup: string, spot: Spot): string {
  return markup ? placed(markup, spot) : '';
}

/** The soft shadow a garment throws on what is behind it. */
export function castShadow(
  sheet: Sheet,
  drawing: Drawing,
  spot: Spot,
  [dx, dy]: readonly [number, number],
  strength = 0.2,
): string {
  const blur = sheet.define(
    'soft',
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>`,
  );
  return `<g fill="${palette.ink}" opacity="${strength}" filter="url(#${blur})">${placed(drawing.shadow, { ...spot, x: spot.x + dx, y: spot.y + dy })}</g>`;
}

/** A wooden clothes peg that bites at the origin. */
export function peg(sheet: Sheet, x: number, y: number, turn: number, scale = 1): string {
  const id = sheet.define(
    'peg',
    (name) =>
      `<g id="${name}"><path d="M-7-24Q-6-29 0-29Q6-29 7-24L8 22Q8 27 3 27L0 14L-3 27Q-8 27-8 22Z" fill="#DDB57C" stroke="#7A5534" stroke-width="2.2"/><path d="M-8-3H8M-8 2H8" stroke="#8D8A84" stroke-width="2.6"/><path d="M-4-22V-8" stroke="#F6DDAE" stroke-width="2.6"/></g>`,
  );
  return `<use href="#${id}" transform="translate(${r(x)} ${r(y)}) rotate(${r(turn)}) scale(${r2(scale)})"/>`;
}

/** Late-afternoon sun through a window, on a wall. */
export function windowLight(x: number, y: number, opacity = 0.34): string {
  const pane = (dx: number, dy: number): string => `M${Math.round(x) + dx} ${Math.round(y) + dy}l118 -34v128l-118 34Z`;
  return `<path d="${pane(0, 0)}${pane(134, -38)}${pane(0, 150)}${pane(134, 112)}" fill="#FFF9E8" opacity="${opacity}"/>`;
}

/** A twig with leaves, for shadows and for table tops. */
export function sprig(sheet: Sheet, spot: Spot, fill: string, opacity = 1): string {
  const id = sheet.define('sprig', (name) => {
    const leaves = [0, 1, 2, 3, 4].map((n) => {
      const at = -24 - n * 34;
      const w = 34 - n * 4;
      return d`M0 ${at}C${-w * 0.4} ${at - 26} ${-w} ${at - 24} ${-w * 1.25} ${at - 34}C${-w * 1.2} ${at - 4} ${-w * 0.5} ${at + 6} 0 ${at}ZM0 ${at - 14}C${w * 0.4} ${at - 40} ${w} ${at - 38} ${w * 1.25} ${at - 48}C${w * 1.2} ${at - 18} ${w * 0.5} ${at - 8} 0 ${at - 14}Z`;
    });
    const leafy = moved(leaves.join(''), (point) => point);
    return `<path id="${name}" d="M-2 0Q4 -100 -2 -205H2Q8 -100 2 0Z${leafy}M0 -190C-12 -206 -8 -224 2 -236C12 -222 12 -204 0 -190Z"/>`;
  });
  const { x, y, scale, turn = 0 } = spot;
  return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)}) scale(${r2(scale)})" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** A wash basket at the foot of the line. */
export function washBasket(x: number, wall: string, deep: string): string {
  const edge = mix(deep, palette.ink, 0.25);
  return placed(
    `<path d="M-84 -86H84L66 0H-66Z" fill="${deep}" stroke="${edge}" stroke-width="3"/><path d="M-74 -60H74M-68 -34H68M-50 -84L-42 -2M0 -84V-2M50 -84L42 -2" stroke="${edge}" stroke-width="3" opacity=".5"/><path d="M-90 -96H90V-80H-90Z" fill="${deep}" stroke="${edge}" stroke-width="3"/><path d="M-70-97V-111Q-70-117-64-117H56Q64-117 64-111V-97ZM-56-117V-129Q-56-135-50-135H40Q48-135 48-129V-117Z" fill="${mix(wall, '#FFFDF6', 0.55)}" stroke="${edge}" stroke-width="3"/>`,
    { x, y: 580, scale: 1 },
  );
}
