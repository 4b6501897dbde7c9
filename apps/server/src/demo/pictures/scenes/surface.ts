import { mix, palette } from '../palette.js';
import { d, round } from '../paths.js';
import type { Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';
import { castShadow, peg, place, sprig, washes, windowLight, type Spot, type Wash, type WashName } from './common.js';

export interface TableScene {
  kind: 'table';
  wash: WashName;
  top?: 'linen' | 'planks' | 'rug';
  props?: 'sprig' | 'pegs' | 'thread' | 'none';
}

/** Garments laid flat and seen from above. */
export function tableScene(
  sheet: Sheet,
  { wash: name, top = 'linen', props = 'none' }: TableScene,
  drawings: readonly Drawing[],
): string {
  const wash = washes[name];
  const spots = layFlat(sheet, drawings);
  const each = (draw: (drawing: Drawing, spot: Spot) => string): string =>
    drawings.map((drawing, index) => draw(drawing, spots[index] ?? { x: 400, y: 100, scale: 1 })).join('');
  return (
    tops[top](wash) +
    trinkets[props](sheet, wash) +
    each((drawing, spot) => castShadow(sheet, drawing, spot, [12, 13], 0.3)) +
    each(({ back, front }, spot) => place(back + front, spot))
  );
}

function layFlat(sheet: Sheet, drawings: readonly Drawing[]): Spot[] {
  const gap = 26;
  const width = drawings.reduce((sum, { box }) => sum + box.right - box.left, 0);
  const tallest = Math.max(...drawings.map(({ box }) => box.bottom - box.top));
  const scale = Math.min(1.34, 500 / tallest, (800 - 80 - gap * (drawings.length - 1)) / width);
  let x = 400 - (width * scale + gap * (drawings.length - 1)) / 2;
  return drawings.map(({ box }, index) => {
    const left = x;
    x += (box.right - box.left) * scale + gap;
    const turn = drawings.length > 1 ? (index % 2 ? 3 : -3) : sheet.between(-5, 5);
    const middle = 300 - ((box.top + box.bottom) / 2) * scale;
    const sway = Math.sin((turn * Math.PI) / 180) * ((box.top + box.bottom) / 2) * scale;
    return { x: round(left - box.left * scale + sway), y: round(middle), scale, turn: round(turn) };
  });
}

const tops: Record<NonNullable<TableScene['top']>, (wash: Wash) => string> = {
  linen: ({ wall, deep, pale }) => {
    const weave = Array.from(
      { length: 13 },
      (_, index) => `M0 ${20 + index * 47}Q400 ${12 + index * 47} 800 ${22 + index * 47}`,
    ).join('');
    return `<path d="M0 0H800V600H0Z" fill="${wall}"/><path d="${weave}" fill="none" stroke="${pale}" stroke-width="9" opacity=".45"/><path d="M0 470C200 430 260 600 420 600H0Z" fill="${deep}" opacity=".35"/><path d="M800 90C640 130 620 0 560 0H800Z" fill="${pale}" opacity=".7"/><path d="M-10 30H810M-10 570H810" fill="none" stroke="${mix(deep, palette.clay, 0.5)}" stroke-width="3.5" stroke-dasharray="14 10" opacity=".55"/>`;
  },
  planks: ({ wall, deep, pale }) => {
    const wood = mix(wall, palette.camel, 0.28);
    const joints = [118, 240, 362, 484].map((y) => `M0 ${y}H800`).join('');
    const grain = [40, 82, 160, 204, 282, 330, 402, 450, 526, 570]
      .map((y, index) => `M${(index * 137) % 300} ${y}q120 -12 240 0t220 4`)
      .join('');
    return `<path d="M0 0H800V600H0Z" fill="${wood}"/><path d="${grain}" fill="none" stroke="${mix(wood, palette.cocoa, 0.3)}" stroke-width="3" opacity=".45"/><path d="${joints}" stroke="${mix(wood, palette.cocoa, 0.5)}" stroke-width="4"/><path d="M0 122H800M0 244H800M0 366H800M0 488H800" stroke="${pale}" stroke-width="2.5" opacity=".7"/><path d="M0 0L340 0L0 420Z" fill="${deep}" opacity=".1"/>`;
  },
  rug: ({ wall, deep, pale }) => {
    const fringe = Array.from(
      { length: 24 },
      (_, index) => `M${70 + index * 29} 40v-26M${70 + index * 29} 560v26`,
    ).join('');
    return `<path d="M0 0H800V600H0Z" fill="${mix(wall, palette.camel, 0.22)}"/><path d="${fringe}" stroke="${pale}" stroke-width="5"/><path d="M52 38H748V562H52Z" fill="${wall}" stroke="${deep}" stroke-width="4"/><path d="M76 62H724V538H76Z" fill="none" stroke="${mix(deep, palette.clay, 0.45)}" stroke-width="7" opacity=".6"/><path d="M92 78H708V522H92Z" fill="none" stroke="${pale}" stroke-width="4"/>`;
  },
};

const trinkets: Record<NonNullable<TableScene['props']>, (sheet: Sheet, wash: Wash) => string> = {
  none: () => '',
  sprig: (sheet, wash) => {
    const green = mix(wash.deep, palette.moss, 0.6);
    const twig = (x: number, y: number, turn: number): string =>
      sprig(sheet, { x: x + 8, y: y + 8, turn, scale: 0.95 }, palette.ink, 0.12) +
      sprig(sheet, { x, y, turn, scale: 0.95 }, green);
    return twig(82, 592, 8) + twig(722, 0, 189);
  },
  pegs: (sheet) => peg(sheet, 60, 520, 24, 1.5) + peg(sheet, 102, 556, -32, 1.5) + peg(sheet, 742, 60, 118, 1.5),
  thread: (_, wash) => {
    const spool = (x: number, y: number, color: string): string =>
      `<g transform="translate(${x} ${y}) rotate(-14)"><path d="M-26 -34h52v68h-52Z" fill="${palette.ink}" opacity=".16" transform="translate(9 9)"/><path d="M-22 -24h44v48h-44Z" fill="${color}" stroke="${mix(color, palette.ink, 0.5)}" stroke-width="3"/><path d="M-22 -14h44M-22 -4h44M-22 6h44M-22 16h44" stroke="${mix(color, '#FFFFFF', 0.4)}" stroke-width="2"/><path d="M-28 -38h56v14h-56ZM-28 24h56v14h-56Z" fill="#DDB57C" stroke="#7A5534" stroke-width="3"/></g>`;
    return `<path d="M80 536C150 570 60 590 30 640" fill="none" stroke="${palette.clay}" stroke-width="3"/>${spool(62, 524, palette.clay)}${spool(738, 76, mix(palette.teal, wash.wall, 0.2))}`;
  },
};

export interface FloorScene {
  kind: 'floor';
  wash: WashName;
  /** What things stand on. */
  on: 'bench' | 'step' | 'tiles' | 'shelf';
}

/** Shoes, piles and baskets that stand. */
export function floorScene(sheet: Sheet, { wash: name, on }: FloorScene, drawings: readonly Drawing[]): string {
  const wash = washes[name];
  const ground = 498;
  const gap = 30;
  const width = drawings.reduce((sum, { box }) => sum + box.right - box.left, 0);
  const tallest = Math.max(...drawings.map(({ box }) => box.bottom - box.top));
  const scale = Math.min(1.5, 390 / tallest, (800 - 130 - gap * (drawings.length - 1)) / width);
  let x = 400 - (width * scale + gap * (drawings.length - 1)) / 2;
  const standing = drawings.map((drawing) => {
    const spot: Spot = { x: round(x - drawing.box.left * scale), y: round(ground - drawing.box.bottom * scale), scale };
    const middle = x + ((drawing.box.right - drawing.box.left) * scale) / 2;
    x += (drawing.box.right - drawing.box.left) * scale + gap;
    const half = ((drawing.box.right - drawing.box.left) * scale) / 2;
    const blur = sheet.define(
      'pool',
      (id) =>
        `<filter id="${id}" x="-20%" y="-80%" width="140%" height="260%"><feGaussianBlur stdDeviation="6"/></filter>`,
    );
    const pool = `<ellipse cx="${round(middle + 16)}" cy="${ground + 3}" rx="${round(half * 0.98)}" ry="13" fill="${palette.ink}" opacity=".3" filter="url(#${blur})"/>`;
    return {
      behind: castShadow(sheet, drawing, spot, [30, 4], 0.15) + pool,
      art: place(drawing.back + drawing.front, spot),
    };
  });
  return (
    grounds[on](sheet, wash, ground, 400 - (width * scale) / 2) +
    standing.map(({ behind }) => behind).join('') +
    standing.map(({ art }) => art).join('')
  );
}

/** A stripe across the picture, from `top` to `bottom`. */
function band(top: number, bottom: number, fill: string): string {
  return `<path d="M0 ${top}H800V${bottom}H0Z" fill="${fill}"/>`;
}

const grounds: Record<FloorScene['on'], (sheet: Sheet, wash: Wash, ground: number, margin: number) => string> = {
  bench: (sheet, wash, ground) => {
    const wood = '#C9985F';
    return (
      `<path d="M0 0H800V600H0Z" fill="${wash.wall}"/>` +
      windowLight(sheet.between(90, 420), sheet.between(110, 170), 0.42) +
      band(ground - 58, ground + 26, wood) +
      `<path d="M0 ${ground - 56}H800" stroke="#EBCB97" stroke-width="5"/><path d="M0 ${ground - 34}q200 8 420 0t380 2M120 ${ground - 8}q180-8 360 0M520 ${ground + 8}q120 6 280 0" fill="none" stroke="${mix(wood, palette.cocoa, 0.5)}" stroke-width="3" opacity=".4"/>` +
      band(ground + 26, ground + 58, mix(wood, palette.cocoa, 0.4)) +
      `<path d="M0 ${ground + 27}H800" stroke="#EBCB97" stroke-width="4"/>` +
      band(ground + 58, 600, mix(wash.wall, palette.ink, 0.3))
    );
  },
  step: (sheet, wash, ground) => {
    const stone = mix(wash.wall, palette.stone, 0.35);
    const bricks = Array.from(
      { length: 7 },
      (_, row) =>
        Array.from({ length: 6 }, (_, column) => `M${column * 150 + (row % 2 ? -75 : 0)} ${40 + row * 62}h146`).join(
          '',
        ) +
        Array.from({ length: 6 }, (_, column) => `M${column * 150 + (row % 2 ? -77 : -2)} ${40 + row * 62}v-62`).join(
          '',
        ),
    ).join('');
    return `<path d="M0 0H800V600H0Z" fill="${wash.wall}"/><path d="${bricks}" fill="none" stroke="${wash.deep}" stroke-width="3" opacity=".5"/>${band(ground - 58, ground + 36, mix(stone, '#FFFFFF', 0.3))}${band(ground + 36, 600, mix(stone, palette.ink, 0.18))}<path d="M0 ${ground - 58}H800" stroke="${mix(stone, palette.ink, 0.18)}" stroke-width="4"/><path d="M0 ${ground + 36}H800" stroke="${wash.pale}" stroke-width="6"/>${sprig(sheet, { x: 34, y: ground - 50, turn: sheet.between(-6, 10), scale: 0.9 }, mix(wash.deep, palette.moss, 0.6))}${sprig(sheet, { x: 770, y: ground - 50, turn: sheet.between(-10, 6), scale: 0.75 }, mix(wash.deep, palette.moss, 0.6))}`;
  },
  tiles: (_, wash, ground) => {
    const floor = mix(wash.wall, palette.terracotta, 0.3);
    const lines = [-700, -420, -190, 0, 190, 420, 700]
      .map((x) => d`M${400 + x * 0.55} ${ground - 64}L${400 + x * 1.1} 600`)
      .join('');
    return `<path d="M0 0H800V600H0Z" fill="${wash.wall}"/><path d="M0 ${ground - 92}H800V${ground - 64}H0Z" fill="${wash.pale}"/><path d="M0 ${ground - 92}H800" stroke="${wash.deep}" stroke-width="3"/><path d="M0 ${ground - 64}H800V600H0Z" fill="${floor}"/><path d="${lines}M0 ${ground}H800M0 ${ground + 54}H800" fill="none" stroke="${mix(floor, palette.cocoa, 0.3)}" stroke-width="3" opacity=".55"/><path d="M0 ${ground - 64}H800" stroke="${mix(wash.deep, palette.ink, 0.2)}" stroke-width="4"/>`;
  },
  shelf: (sheet, wash, ground, margin) => {
    const pot = palette.terracotta;
    const right = sheet.random() > 0.5;
    const x = right ? 728 : 72;
    return (
      `<path d="M0 0H800V600H0Z" fill="${wash.wall}"/><circle cx="${right ? 300 : 500}" cy="250" r="210" fill="${wash.pale}" opacity=".55"/>` +
      band(ground - 54, ground + 22, mix(wash.pale, '#FFFFFF', 0.3)) +
      `<path d="M0 ${ground - 54}H800" stroke="${mix(wash.deep, palette.ink, 0.12)}" stroke-width="3"/>` +
      band(ground + 22, ground + 48, wash.deep) +
      band(ground + 48, ground + 78, mix(wash.wall, palette.ink, 0.08)) +
      (margin < 110
        ? ''
        : sprig(sheet, { x: x - 8, y: ground - 84, turn: -14, scale: 0.85 }, mix(wash.deep, palette.moss, 0.7)) +
          sprig(sheet, { x: x + 10, y: ground - 84, turn: 16, scale: 0.7 }, mix(wash.deep, palette.moss, 0.55)) +
          `<path d="M${x - 46} ${ground - 94}h92l-12 82h-68Z" fill="${pot}" stroke="${mix(pot, palette.ink, 0.45)}" stroke-width="3"/><path d="M${x - 50} ${ground - 106}h100v22h-100Z" fill="${pot}" stroke="${mix(pot, palette.ink, 0.45)}" stroke-width="3"/><path d="M${x + 16} ${ground - 80}h20l-8 66h-16Z" fill="${palette.ink}" opacity=".14"/>`)
    );
  },
};
