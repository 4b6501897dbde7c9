export type Point = readonly [x: number, y: number];

interface Segment {
  command: string;
  points: Point[];
}

/** Template tag for path data: rounds every number to a tenth, so that files stay small. */
export function d(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return strings.reduce((text, part, index) => {
    const value = values[index - 1];
    return `${text}${typeof value === 'number' ? round(value) : (value ?? '')}${part}`;
  });
}

/** Rounds to a tenth of a unit: finer than any screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Flips absolute path data (M, L, H, V, C, Q, Z) over the vertical axis x = 0. */
export function mirrored(path: string): string {
  return moved(path, ([x, y]) => [-x, y], 10);
}

/** Moves every point of absolute path data; `fineness` is the number of steps kept in a unit. */
export function moved(path: string, move: (point: Point) => Point, fineness = 1): string {
  return parse(path)
    .map(({ command, points }) => command + points.map((point) => pair(move(point), fineness)).join(' '))
    .join('')
    .replaceAll(' -', '-');
}

function pair([x, y]: Point, fineness: number): string {
  return `${Math.round(x * fineness) / fineness + 0} ${Math.round(y * fineness) / fineness + 0}`;
}

/** Closes a left half, drawn from the top center to the bottom center, with its mirror image. */
export function symmetric(half: string): string {
  const segments = parse(half);
  const stops = segments.map(({ points }) => points.at(-1) ?? ([0, 0] as const));
  const back = segments
    .map(({ command, points }, index) => {
      const previous = stops[index - 1];
      if (!previous || command === 'M') return '';
      const controls = points.slice(0, -1).toReversed();
      return command + [...controls, previous].map(([x, y]) => `${round(-x)} ${round(y)}`).join(' ');
    })
    .toReversed()
    .join('');
  return `${half}${back}Z`;
}

/** A tapered crescent between two points: the mark a crease leaves. `bend` is its arc, `width` its belly. */
export function crease([x1, y1]: Point, [x2, y2]: Point, bend: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const near = bend - width;
  const far = bend + width;
  return d`M${x1} ${y1}Q${mx + nx * near} ${my + ny * near} ${x2} ${y2}Q${mx + nx * far} ${my + ny * far} ${x1} ${y1}Z`;
}

/** A circle as path data, for silhouettes. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  const k = 0.5523;
  return d`M${x - rx} ${y}C${x - rx} ${y - ry * k} ${x - rx * k} ${y - ry} ${x} ${y - ry}C${x + rx * k} ${y - ry} ${x + rx} ${y - ry * k} ${x + rx} ${y}C${x + rx} ${y + ry * k} ${x + rx * k} ${y + ry} ${x} ${y + ry}C${x - rx * k} ${y + ry} ${x - rx} ${y + ry * k} ${x - rx} ${y}Z`;
}

/** A rectangle with rounded corners as path data. */
export function slab(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const right = x + width;
  const bottom = y + height;
  return d`M${x + r} ${y}L${right - r} ${y}Q${right} ${y} ${right} ${y + r}L${right} ${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}L${x + r} ${bottom}Q${x} ${bottom} ${x} ${bottom - r}L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`;
}

function parse(path: string): Segment[] {
  let last: Point = [0, 0];
  return [...path.matchAll(/([MLCQZHV])([^MLCQZHV]*)/g)].map(([, letter = '', rest = '']) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points: Point[] = [];
    if (letter === 'H') points.push([numbers[0] ?? 0, last[1]]);
    else if (letter === 'V') points.push([last[0], numbers[0] ?? 0]);
    else {
      for (let index = 0; index < numbers.length; index += 2) {
        points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
      }
    }
    last = points.at(-1) ?? last;
    return { command: letter === 'H' || letter === 'V' ? 'L' : letter, points };
  });
}
