/** @typedef {[number, number]} Point */

/**
 * Clips a ring to a box using the Sutherland–Hodgman algorithm. @param {Point[]} ring @param {[number, number, number,
 * number]} box
 */
export function clip(ring, [west, south, east, north]) {
  const edges = [
    [(p) => p[0] >= west, (a, b) => along(a, b, (west - a[0]) / (b[0] - a[0]))],
    [(p) => p[0] <= east, (a, b) => along(a, b, (east - a[0]) / (b[0] - a[0]))],
    [(p) => p[1] >= south, (a, b) => along(a, b, (south - a[1]) / (b[1] - a[1]))],
    [(p) => p[1] <= north, (a, b) => along(a, b, (north - a[1]) / (b[1] - a[1]))],
  ];
  return edges.reduce((points, [isInside, cross]) => {
    const kept = [];
    points.forEach((point, index) => {
      const before = points.at(index - 1);
      if (isInside(point) !== isInside(before)) kept.push(cross(before, point));
      if (isInside(point)) kept.push(point);
    });
    return kept;
  }, ring);
}

const along = (a, b, share) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/**
 * Simplifies a line with Douglas–Peucker. The tolerance can differ per point.
 * @param {(point: Point) => number} pickTolerance
 */
export function simplify(points, pickTolerance) {
  const keep = new Set([0, points.length - 1]);
  const spans = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    let worst = 1;
    let index = -1;
    for (let i = first + 1; i < last; i++) {
      const share = offLine(points[i], points[first], points[last]) / pickTolerance(points[i]);
      if (share > worst) [worst, index] = [share, i];
    }
    if (index === -1) continue;
    keep.add(index);
    spans.push([first, index], [index, last]);
  }
  return points.filter((_, index) => keep.has(index));
}

function offLine([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

export function area(ring) {
  return Math.abs(ring.reduce((sum, [x, y], i) => sum + x * ring.at(i - 1)[1] - ring.at(i - 1)[0] * y, 0));
}

export function path(points, isClosed) {
  let [x, y] = [0, 0];
  const [start, ...steps] = points
    .map((point) => {
      const step = [point[0] - x, point[1] - y];
      [x, y] = point;
      return step;
    })
    .filter(([dx, dy], index) => index === 0 || dx !== 0 || dy !== 0)
    .map(([dx, dy]) => `${dx}${dy < 0 ? '' : ' '}${dy}`);
  return `M${start}l${steps.reduce((all, next) => all + (all === '' || next.startsWith('-') ? '' : ' ') + next, '')}${isClosed ? 'z' : ''}`;
}
