import { lightness, mix, palette } from '../palette.js';
import { d, round } from '../paths.js';
import type { Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';
import {
  castShadow,
  peg,
  place,
  sprig,
  washBasket,
  washes,
  windowLight,
  type Spot,
  type Wash,
  type WashName,
} from './common.js';

export type View = 'bay' | 'garden' | 'hills' | 'roofs' | 'wall';

export interface LineScene {
  kind: 'line';
  wash: WashName;
  view: View;
}

const sag = 56;

/** A rope tied at height `ends` on both sides: its height at `x`, a parabola as a slack rope nearly is. */
function ropeAt(x: number, ends: number): number {
  const t = (x + 20) / 840;
  return ends + 2 * sag * t * (1 - t);
}

/** Garments pegged to a sagging clothesline. */
export function lineScene(sheet: Sheet, scene: LineScene, drawings: readonly Drawing[]): string {
  const wash = washes[scene.wash];
  const { spots, ends, low } = layout(sheet, drawings);
  const rope = d`M-20 ${ends}Q400 ${ends + sag} 820 ${ends}`;
  const each = (draw: (drawing: Drawing, spot: Spot) => string): string =>
    drawings.map((drawing, index) => draw(drawing, spots[index] ?? { x: 400, y: ends, scale: 1 })).join('');
  return (
    views[scene.view](sheet, wash) +
    (low < 420 ? washBasket(sheet.between(240, 560), wash.wall, wash.deep) : '') +
    (scene.view === 'wall' ? each((drawing, spot) => castShadow(sheet, drawing, spot, [30, 26], 0.16)) : '') +
    each(({ back }, spot) => place(back, spot)) +
    `<g fill="none"><g stroke="#75583F" stroke-width="5"><path id="rope" d="${rope}"/></g><use href="#rope" stroke="#E2C79B" stroke-width="2.4" stroke-dasharray="7 5"/></g>` +
    each(({ front }, spot) => place(front, spot)) +
    each((drawing, spot) => pegsOf(sheet, drawing, spot, ends))
  );
}

function layout(sheet: Sheet, drawings: readonly Drawing[]): { spots: Spot[]; ends: number; low: number } {
  const count = drawings.length;
  const gap = count > 2 ? 2 : 16;
  const below = Math.max(...drawings.map(({ box }) => box.bottom));
  const above = Math.max(0, ...drawings.map(({ box }) => -box.top));
  const width = drawings.reduce((sum, { box }) => sum + box.right - box.left, 0);
  const room = 800 - (count > 1 ? 84 : 120) - gap * (count - 1);
  const scale = Math.min(1.22, 462 / (below + Math.max(0, above - 24)), room / width);
  // Short things hang lower, tall hoods keep clear of the upper edge.
  const ends = Math.max(64, 30 + above * scale, 64 + (446 - below * scale) * 0.36);
  let x = 400 - (width * scale + gap * (count - 1)) / 2;
  const spots = drawings.map(({ box }) => {
    const origin = x - box.left * scale;
    x += (box.right - box.left) * scale + gap;
    const slope = Math.atan((ropeAt(origin + 20, ends) - ropeAt(origin - 20, ends)) / 40) * (180 / Math.PI);
    return {
      x: origin,
      y: ropeAt(origin, ends) - 8 * scale,
      scale,
      turn: round(slope * 0.6 + sheet.between(-0.8, 0.8)),
    };
  });
  return { spots, ends, low: ends + sag / 2 + below * scale };
}

function pegsOf(sheet: Sheet, drawing: Drawing, spot: Spot, ends: number): string {
  const turn = ((spot.turn ?? 0) * Math.PI) / 180;
  return drawing.pegs
    .map(([px, py], index) => {
      const x = spot.x + spot.scale * (px * Math.cos(turn) - py * Math.sin(turn));
      return peg(sheet, x, ropeAt(x, ends) + 2, (spot.turn ?? 0) + (index % 2 ? 4 : -3), 0.85 + 0.25 * spot.scale);
    })
    .join('');
}

const views: Record<View, (sheet: Sheet, wash: Wash) => string> = {
  hills: (sheet, wash) => {
    const far = mix(wash.wall, palette.sage, 0.34);
    const near = mix(wash.wall, palette.moss, 0.46);
    return (
      sky(wash, sheet.between(120, 680)) +
      `<path d="M0 430C120 360 220 352 330 404C450 336 560 330 800 412V600H0Z" fill="${far}"/>` +
      houses(sheet, wash, 470) +
      `<path d="M0 524C160 484 300 512 440 522C580 532 690 500 800 512V600H0Z" fill="${near}"/>` +
      tufts(sheet, mix(near, palette.forest, 0.4))
    );
  },
  roofs: (sheet, wash) => {
    const warm = lightness(wash.wall) > 0.5 ? palette.clay : palette.ink;
    return (
      sky(wash, sheet.between(120, 680)) +
      houses(sheet, wash, 460, 1.4) +
      houses(
        sheet,
        { ...wash, lit: wash.lit, pale: mix(wash.wall, warm, 0.2), deep: mix(wash.wall, warm, 0.34) },
        556,
        1.7,
      )
    );
  },
  bay: (sheet, wash) => {
    const far = mix(wash.wall, palette.sage, 0.4);
    const bridge = mix(wash.wall, palette.terracotta, 0.5);
    const water = mix(wash.wall, palette.teal, 0.3);
    const towers = 'M196 330h18v206h-18ZM586 330h18v206h-18Z';
    return (
      sky(wash, sheet.between(300, 500)) +
      `<path d="M0 470C110 400 190 420 270 480H0ZM800 450C700 380 600 420 540 480H800Z" fill="${far}"/><path d="M0 476H800V600H0Z" fill="${water}"/>` +
      `<path d="${towers}" fill="${bridge}"/><path d="M0 446Q120 440 205 334Q400 580 595 334Q690 440 800 446M0 462H800M40 446v16M80 440v22M120 424v38M160 392v70M250 388v74M300 428v34M350 446v16M450 446v16M500 428v34M550 388v74M640 392v70M680 424v38M720 440v22M760 446v16" fill="none" stroke="${bridge}" stroke-width="4"/><path d="M0 466H800" stroke="${bridge}" stroke-width="9"/>` +
      `<path d="M60 520h90M230 544h120M420 512h70M520 560h140M680 528h80M90 576h110M360 580h80" stroke="${wash.pale}" stroke-width="4" opacity=".7"/>`
    );
  },
  garden: (sheet, wash) => {
    const leafy = mix(wash.wall, palette.sage, 0.55);
    const deep = mix(wash.wall, palette.moss, 0.6);
    const bushes = Array.from(
      { length: 9 },
      (_, index) =>
        `<circle cx="${round(index * 100 + sheet.between(-24, 24))}" cy="${round(560 + sheet.between(-26, 22))}" r="${round(sheet.between(62, 96))}"/>`,
    ).join('');
    return (
      sky(wash, sheet.between(120, 680)) +
      `<g fill="${leafy}">${bushes}</g>` +
      [70, 190, 610, 740]
        .map((x) =>
          sprig(
            sheet,
            { x: x + sheet.between(-20, 20), y: 620, turn: sheet.between(-14, 14), scale: sheet.between(0.7, 1) },
            deep,
          ),
        )
        .join('') +
      `<path d="M0 574C200 556 420 570 800 560V600H0Z" fill="${deep}"/>`
    );
  },
  wall: (sheet, wash) =>
    `<path d="M0 0H800V600H0Z" fill="${wash.wall}"/>` +
    windowLight(sheet.between(60, 420), sheet.between(150, 220)) +
    `<path d="M0 548H800V600H0Z" fill="${wash.deep}"/><path d="M0 548H800" stroke="${mix(wash.deep, palette.ink, 0.2)}" stroke-width="3"/>` +
    sprig(sheet, { x: sheet.between(30, 80), y: 590, turn: sheet.between(-8, 12), scale: 1.25 }, wash.deep, 0.7) +
    sprig(sheet, { x: sheet.between(720, 770), y: 590, turn: sheet.between(-12, 8), scale: 1.25 }, wash.deep, 0.7),
};

function sky(wash: Wash, sun: number): string {
  return `<path d="M0 0H800V600H0Z" fill="${wash.wall}"/><circle cx="${round(sun)}" cy="250" r="170" fill="${wash.pale}" opacity=".75"/>`;
}

function tufts(sheet: Sheet, color: string): string {
  const marks = Array.from({ length: 12 }, () => {
    const x = Math.round(sheet.between(10, 790));
    const y = Math.round(sheet.between(540, 592));
    return `M${x} ${y}q-2-12-8-17m8 17q1-14 3-20m-3 20q4-10 10-14`;
  });
  return `<path d="${marks.join('')}" fill="none" stroke="${color}" stroke-width="2.6" opacity=".6"/>`;
}

/** A row of San Francisco house fronts, tone on tone. */
function houses(sheet: Sheet, wash: Wash, ground: number, size = 1): string {
  const walls = ['', ''];
  let panes = '';
  let x = sheet.between(-60, -20);
  for (let index = 0; x < 810; index += 1) {
    const w = Math.round(sheet.between(66, 88) * size);
    const h = Math.round(sheet.between(74, 112) * size);
    const left = Math.round(x);
    const top = ground - h;
    const roof =
      index % 3
        ? `V${top}h-4v-9h${w + 6}v9h-2V600Z`
        : `V${top}l${w / 2}-${Math.round(26 * size)}l${w / 2} ${Math.round(26 * size)}V600Z`;
    walls[index % 2] += `M${left} 600${roof}`;
    const pane = `h${Math.round(w * 0.2)}v${Math.round(22 * size)}h-${Math.round(w * 0.2)}Z`;
    panes += `M${Math.round(x + w * 0.2)} ${top + 18}${pane}M${Math.round(x + w * 0.6)} ${top + 18}${pane}`;
    x += w + 2;
  }
  return `<path d="${walls[0]}" fill="${mix(wash.deep, wash.pale, 0.55)}"/><path d="${walls[1]}" fill="${wash.deep}"/><path d="${panes}" fill="${wash.lit}" opacity=".8"/>`;
}
