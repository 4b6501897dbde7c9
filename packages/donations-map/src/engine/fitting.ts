import type { GeoPoint, ScreenPoint } from './MapEngine.js';

export function unwrap(positions: readonly GeoPoint[]): GeoPoint[] {
  const sorted = positions.map(({ longitude }) => longitude).toSorted((one, other) => one - other);
  const last = (sorted.at(-1) ?? 0) - 360;
  const gaps = sorted.map((west, index) => ({ west, width: west - (sorted[index - 1] ?? last) }));
  const { west } = gaps.reduce((widest, gap) => (gap.width > widest.width ? gap : widest));
  return positions.map(({ latitude, longitude }) => ({
    latitude,
    longitude: longitude < west ? longitude + 360 : longitude,
  }));
}

/** Returns the longitude in the copy of the world closest to `center`. The map repeats horizontally. */
export function nearCenter(longitude: number, center: number): number {
  return longitude + 360 * Math.round((center - longitude) / 360);
}

/**
 * Returns the indexes of the largest group of points that fits into a box.
 * @param width In the same unit as the points
 */
export function largestGroup(points: readonly ScreenPoint[], width: number, height: number): number[] {
  const extent = (axis: 'x' | 'y') => {
    const values = points.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  if (extent('x') <= width && extent('y') <= height) return [...points.keys()];
  const cells = new Map<string, number[]>();
  const readCell = (column: number, row: number) => cells.get(`${column},${row}`) ?? [];
  let largest: number[] = [];
  for (const [index, { x, y }] of points.entries()) {
    const [column, row] = [Math.floor((2 * x) / width), Math.floor((2 * y) / height)];
    cells.set(`${column},${row}`, [...readCell(column, row), index]);
  }
  for (const key of cells.keys()) {
    const [column = 0, row = 0] = key.split(',').map(Number);
    for (const [left, top] of [
      [column, row],
      [column - 1, row],
      [column, row - 1],
      [column - 1, row - 1],
    ] as const) {
      const group = [
        readCell(left, top),
        readCell(left + 1, top),
        readCell(left, top + 1),
        readCell(left + 1, top + 1),
      ].flat();
      if (group.length > largest.length) largest = group;
    }
  }
  return largest;
}
