type Step = readonly [x: number, y: number];

/** How much of a line a corner may take, in units of the path; never more than half of the line. */
const reach = 300;

/**
 * Rounds the corners of an SVG path that is made of closed rings in relative steps (`M0 0l4 0 0 3z`). A coast of few points
 * has spikes that no coast has.
 */
export function roundCorners(path: string): string {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const [start = '', steps = ''] = ring.split('l');
      return roundRing(pairsOf(start)[0] ?? [0, 0], closed(pairsOf(steps)));
    })
    .join('');
}

/** From inside the first line, each line's straight part and then the corner after it. */
function roundRing([x, y]: Step, steps: readonly Step[]): string {
  const parts = steps.map(([dx, dy]) => Math.min(0.5, reach / Math.hypot(dx, dy)));
  const scaled = (index: number, share: number): Step => {
    const [dx, dy] = steps[index] ?? [0, 0];
    return [round(dx * share), round(dy * share)];
  };
  const [fromX, fromY] = scaled(0, parts[0] ?? 0);
  const lines = steps.map((_, index) => {
    const next = (index + 1) % steps.length;
    const part = parts[index] ?? 0;
    const [toX, toY] = scaled(index, part);
    const [onX, onY] = scaled(next, parts[next] ?? 0);
    return `l${scaled(index, 1 - 2 * part).join(' ')}q${toX} ${toY} ${toX + onX} ${toY + onY}`;
  });
  return `M${x + fromX} ${y + fromY}${lines.join('')}z`;
}

function pairsOf(text: string): Step[] {
  const numbers = text.match(/-?\d+/g)?.map(Number) ?? [];
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
}

/** With the step back to the start, where the ring does not end there. */
function closed(steps: readonly Step[]): Step[] {
  const [x, y] = steps.reduce(([sumX, sumY], [dx, dy]) => [sumX + dx, sumY + dy], [0, 0]);
  return x === 0 && y === 0 ? [...steps] : [...steps, [-x, -y]];
}

const round = (value: number) => Math.round(value * 10) / 10;
