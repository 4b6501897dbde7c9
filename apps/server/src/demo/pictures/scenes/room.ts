import { mix, palette } from '../palette.js';
import { d, round } from '../paths.js';
import type { Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';
import { castShadow, peg, place, sprig, washes, windowLight, type Spot, type Wash, type WashName } from './common.js';

export interface RailScene {
  kind: 'rail';
  wash: WashName;
  /** How things hang: on wooden hangers from a rail, or by pegs of a wall rack. */
  by: 'hanger' | 'hook';
  backdrop?: 'window' | 'panel' | 'leaves';
}

/** Garments on hangers, or on the pegs of a wooden wall rack. */
export function railScene(
  sheet: Sheet,
  { wash: name, by, backdrop = 'window' }: RailScene,
  drawings: readonly Drawing[],
): string {
  const wash = washes[name];
  const hooked = by === 'hook';
  const spots = layout(drawings, hooked);
  const each = (draw: (drawing: Drawing, spot: Spot) => string): string =>
    drawings.map((drawing, index) => draw(drawing, spots[index] ?? { x: 400, y: 120, scale: 1 })).join('');
  return (
    wall(sheet, wash, backdrop) +
    (hooked ? rack(wash, spots) : '') +
    each((drawing, spot) => castShadow(sheet, drawing, spot, [22, 20], 0.2)) +
    (hooked ? '' : pole(wash)) +
    each(({ back }, spot) => place(back, spot)) +
    (hooked ? '' : each((drawing, spot) => place(hanger(drawing, spot), spot))) +
    each(({ front }, spot) => place(front, spot)) +
    (hooked ? '' : each((drawing, spot) => clips(sheet, drawing, spot)))
  );
}

function layout(drawings: readonly Drawing[], hooked: boolean): Spot[] {
  const gap = drawings.length > 1 ? 22 : 0;
  const width = drawings.reduce((sum, { box }) => sum + box.right - box.left, 0);
  const below = Math.max(...drawings.map(({ box }) => box.bottom));
  const rise = Math.max(...drawings.map(riseOf));
  const top = hooked ? 66 : rise ? 98 : 128;
  const scale = Math.min(
    1.2,
    (hooked ? 486 : 556 - top) / (below + rise),
    (800 - 64 - gap * (drawings.length - 1)) / width,
  );
  const slack = Math.max(0, 548 - top - (below + rise) * scale) * (hooked ? 0 : 0.3);
  let x = 400 - (width * scale + gap * (drawings.length - 1)) / 2;
  return drawings.map(({ box, pegs }) => {
    const origin = x - box.left * scale;
    x += (box.right - box.left) * scale + gap;
    const loop = hooked && pegs.length === 1 ? (pegs[0]?.[1] ?? 0) * scale : 0;
    return { x: round(origin), y: round(top + rise * scale + (hooked ? -loop : Math.min(slack, 26))), scale };
  });
}

/** How far a hood or a high collar stands above the shoulders. */
function riseOf({ box }: Drawing): number {
  return box.top < -24 ? -box.top : 0;
}

function wall(sheet: Sheet, wash: Wash, backdrop: NonNullable<RailScene['backdrop']>): string {
  const base = `<path d="M0 0H800V600H0Z" fill="${wash.wall}"/>`;
  if (backdrop === 'panel') {
    const grooves = Array.from({ length: 10 }, (_, index) => `M${40 + index * 80} 360V600`).join('');
    return `${base}<path d="M0 352H800V600H0Z" fill="${mix(wash.wall, palette.ink, 0.07)}"/><path d="${grooves}M0 366H800" fill="none" stroke="${wash.deep}" stroke-width="3"/><path d="M0 346H800V358H0Z" fill="${wash.pale}"/><path d="M0 359H800" stroke="${wash.deep}" stroke-width="3"/>`;
  }
  if (backdrop === 'leaves') {
    const twigs = [0, 1].map(
      () =>
        sprig(
          sheet,
          { x: sheet.between(-20, 60), y: sheet.between(560, 640), turn: sheet.between(8, 34), scale: 1.9 },
          wash.deep,
          0.5,
        ) +
        sprig(
          sheet,
          { x: sheet.between(740, 820), y: sheet.between(560, 640), turn: sheet.between(-34, -8), scale: 1.9 },
          wash.deep,
          0.5,
        ),
    );
    return `${base}<path d="M120 0L420 0L800 520V600H560Z" fill="#FFF9E8" opacity=".28"/>${twigs.join('')}`;
  }
  return (
    base +
    windowLight(sheet.between(70, 380), sheet.between(190, 260), 0.4) +
    `<path d="M0 562H800V600H0Z" fill="${wash.deep}"/><path d="M0 560H800" stroke="${wash.pale}" stroke-width="5"/>`
  );
}

function pole(wash: Wash): string {
  const dark = mix(wash.deep, palette.ink, 0.3);
  return `<path d="M-10 58H810" stroke="${palette.ink}" stroke-width="12" opacity=".16" transform="translate(8 12)"/><path d="M-10 48H810" stroke="${dark}" stroke-width="18"/><path d="M-10 48H810" stroke="#C79A5E" stroke-width="13"/><path d="M-10 44H810" stroke="#EBCB97" stroke-width="3"/>`;
}

/** A wooden hanger; garments without shoulders get one with a straight bar. */
function hanger(drawing: Drawing, { y, scale }: Spot): string {
  const { pegs } = drawing;
  const waist = (pegs[0]?.[1] ?? 0) < 6 && pegs.length > 1;
  // The hook's bend rests on the pole at height 40, however high the collar.
  const bend = (44 - y) / scale;
  const hook = d`M0 -8V${bend + 42}C0 ${bend + 26} 24 ${bend + 24} 24 ${bend + 4}C24 ${bend - 20} -10 ${bend - 22} -12 ${bend}`;
  const reach = waist ? Math.abs(pegs[0]?.[0] ?? 60) + 16 : 84;
  const bar = waist ? `M${-reach} -14H${reach}` : `M${-reach} 22Q-46 -6 0 -10Q46 -6 ${reach} 22`;
  return `<g fill="none"><path d="${hook}" stroke="#4C4A48" stroke-width="8"/><path d="${hook}" stroke="#B9B6AE" stroke-width="4"/><path d="${bar}" stroke="#7A5534" stroke-width="17"/><path d="${bar}" stroke="#D3A66A" stroke-width="12"/></g>`;
}

/** Clips for what a straight hanger holds by the waist. */
function clips(sheet: Sheet, { pegs }: Drawing, spot: Spot): string {
  const waist = (pegs[0]?.[1] ?? 0) < 6 && pegs.length > 1;
  return waist
    ? pegs
        .map(([x, y]) => peg(sheet, spot.x + x * spot.scale, spot.y + (y - 4) * spot.scale, 0, spot.scale * 0.9))
        .join('')
    : '';
}

function rack(wash: Wash, spots: readonly Spot[]): string {
  const board = mix('#C79A5E', wash.wall, 0.2);
  const edge = mix(board, palette.cocoa, 0.6);
  const places = [
    ...new Set([
      ...spots.map(({ x }) => Math.round(x)),
      ...[70, 235, 400, 565, 730].filter((x) => spots.every((spot) => Math.abs(spot.x - x) > 110)),
    ]),
  ];
  return (
    `<path d="M-10 52H810V98H-10Z" fill="${palette.ink}" opacity=".14" transform="translate(0 12)"/><path d="M-10 44H810V92H-10Z" fill="${board}" stroke="${edge}" stroke-width="3"/><path d="M-10 52H810" stroke="#F0D7AC" stroke-width="3"/><path d="M60 70Q240 62 420 72M480 80Q620 74 790 78M-10 80Q60 84 120 80" fill="none" stroke="${edge}" stroke-width="2" opacity=".4"/>` +
    places.map((x) => knob(x, 70)).join('')
  );
}

function knob(x: number, y: number): string {
  return `<circle cx="${round(x + 4)}" cy="${round(y + 7)}" r="15" fill="${palette.ink}" opacity=".18"/><circle cx="${round(x)}" cy="${round(y)}" r="14" fill="#D9AC70" stroke="#7A5534" stroke-width="3"/><circle cx="${round(x - 4)}" cy="${round(y - 4)}" r="4.5" fill="#F3DDB2"/>`;
}
