export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A callout next to a frame and the point it refers to, in px within the frame. */
export interface Leader {
  mark: { left: number; top: number };
  end: { left: number; top: number };
}

/** Margin reserved for callouts and minimum distance between two of them (in px) */
export const margin = 40;
const apart = 30;

const sides = ['left', 'top', 'right', 'bottom'] as const;
type Side = (typeof sides)[number];

/**
 * Places a callout for each box in the margin around the frame. Prefers the side with a short line that crosses few
 * other boxes and doesn't end right next to another callout. Missing boxes yield `undefined`.
 */
export function placeMarks(boxes: readonly (Box | undefined)[], frame: { width: number; height: number }) {
  const ends = new Map<number, { side: Side; end: Leader['end'] }>();
  for (const [at, box] of boxes.entries()) {
    if (!box) continue;
    const cost = (side: Side) => {
      const end = findEnd(box, side, frame);
      const line = drawLine(end, side, frame);
      const crossed = boxes.filter((other) => other && other !== box && !holds(other, box) && overlaps(other, line));
      const beside = [...ends.values()].filter(
        (known) => known.side === side && Math.abs(along(known.end, side) - along(end, side)) < apart,
      );
      return line.width + line.height + 150 * crossed.length + 80 * beside.length;
    };
    const side = sides.toSorted((a, b) => cost(a) - cost(b))[0] ?? 'left';
    ends.set(at, { side, end: findEnd(box, side, frame) });
  }
  const leaders = new Map<number, Leader>();
  for (const side of sides) {
    const row = [...ends].filter(([, known]) => known.side === side);
    const sorted = row.toSorted(([, a], [, b]) => along(a.end, side) - along(b.end, side));
    const length = side === 'left' || side === 'right' ? frame.height : frame.width;
    const positions = spread(
      sorted.map(([, { end }]) => along(end, side)),
      length,
    );
    for (const [place, [at, { end }]] of sorted.entries()) {
      leaders.set(at, { mark: placeMark(side, positions[place] ?? 0, frame), end });
    }
  }
  return boxes.map((_, at) => leaders.get(at));
}

function spread(wanted: readonly number[], length: number): number[] {
  const positions: number[] = [];
  for (const [at, position] of wanted.entries()) {
    const least = at === 0 ? 0 : (positions[at - 1] ?? 0) + apart;
    positions.push(Math.max(Math.min(position, length - (wanted.length - 1 - at) * apart), least));
  }
  return positions;
}

function findEnd({ left, top, width, height }: Box, side: Side, frame: { width: number; height: number }) {
  const x = side === 'left' ? left : side === 'right' ? left + width : left + width / 2;
  const y = side === 'top' ? top : side === 'bottom' ? top + height : top + height / 2;
  return { left: Math.min(Math.max(x, 0), frame.width), top: Math.min(Math.max(y, 0), frame.height) };
}

function drawLine({ left, top }: Leader['end'], side: Side, frame: { width: number; height: number }): Box {
  if (side === 'left') return { left: 0, top, width: left, height: 0 };
  if (side === 'right') return { left, top, width: frame.width - left, height: 0 };
  if (side === 'top') return { left, top: 0, width: 0, height: top };
  return { left, top, width: 0, height: frame.height - top };
}

function placeMark(side: Side, position: number, frame: { width: number; height: number }): Leader['mark'] {
  const half = margin / 2;
  if (side === 'left' || side === 'right') return { left: side === 'left' ? -half : frame.width + half, top: position };
  return { left: position, top: side === 'top' ? -half : frame.height + half };
}

const along = (point: Leader['end'], side: Side) => (side === 'left' || side === 'right' ? point.top : point.left);

const holds = (outer: Box, inner: Box) =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  outer.top + outer.height >= inner.top + inner.height;

const overlaps = (a: Box, b: Box) =>
  a.left <= b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
