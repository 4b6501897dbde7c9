import { paint, type Fabric } from './fabrics.js';
import { mix, palette, penColor, threadColor, type Color } from './palette.js';
import { crease, d, mirrored, moved, type Point } from './paths.js';
import type { Sheet } from './sheet.js';

/** From, to, bend and belly of one crease; see `crease`. */
export type Fold = readonly [from: Point, to: Point, bend: number, width: number];

export interface ClothOptions {
  fabric?: Fabric;
  /** Degrees the fabric's pattern is turned. */
  angle?: number;
  /** Creases in shadow. */
  folds?: readonly Fold[];
  /** Creases that catch the light. */
  lights?: readonly Fold[];
  /** Markup drawn inside the outline, above the pattern and below the shading. */
  inside?: string;
  /** Leaves the piece out of the shadow that the garment casts. */
  ghost?: boolean;
  /** How strong the inner shading is; 1 unless told, 0 for none. */
  depth?: number;
  outline?: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One finished garment, drawn around its own origin: the middle of what it hangs by. */
export interface Drawing {
  /** What lies behind the rope, hanger or foot: the inside of a neck, a far sleeve. */
  back: string;
  front: string;
  /** Outlines to cast a shadow with, as `use` elements. */
  shadow: string;
  box: Box;
  /** Where clothes pegs bite. */
  pegs: readonly Point[];
  /** What a close-up looks at. */
  focus: Point;
}

/** The pencil and brush of one garment: everything is drawn through it, so that all look alike. */
export interface Pen {
  sheet: Sheet;
  fabric: Fabric;
  /** The garment's ground color and the pen color of its outline, as hex. */
  ground: string;
  pen: string;
  thread: string;
  cloth: (path: string, options?: ClothOptions) => string;
  /** The dark inside of an opening: a neck, a cuff. */
  inside: (path: string) => string;
  line: (path: string, width?: number, color?: string, opacity?: number) => string;
  stitch: (path: string, color?: string) => string;
  fill: (path: string, color: string, opacity?: number) => string;
  /** Draws inside a transform, shadow included. */
  group: (transform: string, draw: () => string) => string;
  /** What was drawn as element `id`, once more at a distance, shadow included. */
  clone: (id: string, dx: number, dy: number) => string;
  button: (x: number, y: number, r?: number, color?: string) => string;
  finish: (parts: { back?: string; front: string; box: Box; pegs?: readonly Point[]; focus?: Point }) => Drawing;
}

/** Takes up a pen for one garment of `fabric`. */
export function createPen(sheet: Sheet, fabric: Fabric): Pen {
  const ground = palette[fabric.color];
  const pen = penColor(ground);
  const thread = threadColor(ground);
  const silhouettes: string[] = [];
  let transform = '';
  const unsteady = wobble(sheet);
  const drawn = (path: string): string => moved(path, unsteady);

  const line: Pen['line'] = (path, width = 2.6, color = pen, opacity = 1) =>
    `<path d="${drawn(path)}" fill="none" stroke="${color}" stroke-width="${width}"${faint(opacity)}/>`;
  const fill: Pen['fill'] = (path, color, opacity = 1) => `<path d="${drawn(path)}" fill="${color}"${faint(opacity)}/>`;
  const stitch: Pen['stitch'] = (path, color = thread) =>
    `<path d="${drawn(path)}" fill="none" stroke="${color}" stroke-width="2" stroke-dasharray="7 5"/>`;
  const inside: Pen['inside'] = (path) =>
    `<path d="${drawn(path)}" fill="${mix(ground, palette.ink, 0.42)}" stroke="${pen}" stroke-width="2.6"/>`;

  const cloth: Pen['cloth'] = (path, options = {}) => {
    const { angle = 0, folds = [], lights = [], inside: inner = '', ghost = false, depth = 1, outline = 3 } = options;
    const { ground: base, overlay } = paint(sheet, options.fabric ?? fabric, angle);
    const edge = penColor(base);
    const shade = mix(edge, palette.ink, 0.4);
    const shape = sheet.id();
    const self = `<use href="#${shape}"`;
    if (!ghost) silhouettes.push(transform ? `<g transform="${transform}">${self}/></g>` : `${self}/>`);
    const few = sheet.crowd > 2 ? 2 : sheet.crowd > 1 ? 3 : 9;
    const creases = (list: readonly Fold[]): string =>
      list
        .slice(0, few)
        .map((fold) => crease(...fold))
        .join('');
    const slight = depth < 0.8;
    const shading = [
      inner,
      depth
        ? `${self} x="-11" y="-8" fill="none" stroke="${shade}" stroke-width="26" opacity="${tenth(0.15 * depth)}"/>`
        : '',
      depth && !slight && sheet.crowd < 3
        ? `${self} x="5" y="4" fill="none" stroke="#fff7e6" stroke-width="9" opacity="${tenth(0.26 * depth)}"/>`
        : '',
      folds.length ? fill(creases(folds), shade, 0.17) : '',
      lights.length && sheet.crowd < 4 ? fill(creases(lights), '#fff7e6', 0.24) : '',
    ].join('');
    const border = outline ? ` stroke="${edge}" stroke-width="${outline}"` : '';
    const outlined = `<path id="${shape}" d="${drawn(path)}"/>`;
    if (!shading) {
      return `<defs>${outlined}</defs>${self} fill="${base}"${overlay ? '' : border}/>${overlay ? `${self} fill="${overlay}"${border}/>` : ''}`;
    }
    const clip = sheet.id();
    return [
      `<clipPath id="${clip}">${outlined}</clipPath>${self} fill="${base}"/>`,
      overlay ? `${self} fill="${overlay}"/>` : '',
      `<g clip-path="url(#${clip})">${shading}</g>`,
      border ? `${self} fill="none"${border}/>` : '',
    ].join('');
  };

  const button: Pen['button'] = (x, y, r = 6, color = palette.cream) => {
    const [bx, by] = unsteady([x, y]);
    const holes = d`M${bx - r * 0.28} ${by}h.1M${bx + r * 0.28} ${by}h.1`;
    return (
      `<circle cx="${Math.round(bx)}" cy="${Math.round(by)}" r="${r}" fill="${color}" stroke="${pen}" stroke-width="2"/>` +
      (r > 5 && sheet.crowd < 2 ? `<path d="${holes}" stroke="${pen}" stroke-width="2.6"/>` : '')
    );
  };

  return {
    sheet,
    fabric,
    ground,
    pen,
    thread,
    cloth,
    inside,
    line,
    stitch,
    fill,
    button,
    group: (turn, draw) => {
      const outer = transform;
      transform = `${outer} ${turn}`.trim();
      const art = draw();
      transform = outer;
      return `<g transform="${turn}">${art}</g>`;
    },
    clone: (id, dx, dy) => {
      silhouettes.push(`<g transform="translate(${dx} ${dy})">${silhouettes.join('')}</g>`);
      return `<use href="#${id}" x="${dx}" y="${dy}"/>`;
    },
    finish: ({ back = '', front, box, pegs = [], focus = [0, 120] }) => ({
      back,
      front,
      shadow: silhouettes.join(''),
      box,
      pegs,
      focus,
    }),
  };
}

/** A hand that is not a machine's: shifts points by up to three units, its neighbors alike. */
function wobble(sheet: Sheet): (point: Point) => Point {
  const [a, b, c, e] = [sheet.between(0, 6), sheet.between(0, 6), sheet.between(0, 6), sheet.between(0, 6)] as const;
  return ([x, y]) => [
    x + 1.9 * Math.sin(y / 61 + a) + 1.1 * Math.sin((x + y) / 37 + b),
    y + 1.7 * Math.sin(x / 67 + c) + 1.1 * Math.sin((x - y) / 41 + e),
  ];
}

function faint(opacity: number): string {
  return opacity < 1 ? ` opacity="${opacity}"` : '';
}

function tenth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A path and its mirror image. */
export function both(path: string): string {
  return path + mirrored(path);
}

/** A fabric that is only a color. */
export function plain(color: Color): Fabric {
  return { color };
}
