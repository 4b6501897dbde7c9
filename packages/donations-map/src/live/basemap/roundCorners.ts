type Step = readonly [x: number, y: number];

const reach = 300;

/** Rounds the corners of closed rings in a path such as `M0 0l4 0 0 3z`. */
export function roundCorners(path: string): string {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const [start = '', steps = ''] = ring.split('l');
      return roundRing(parseSteps(start)[0] ?? [0, 0], closed(parseSteps(steps)));
    })
    .join('');
}

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

function parseSteps(text: string): Step[] {
  const numbers = text.match(/-?\d+/g)?.map(Number) ?? [];
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
}

function closed(steps: readonly Step[]): Step[] {
  const [x, y] = steps.reduce(([sumX, sumY], [dx, dy]) => [sumX + dx, sumY + dy], [0, 0]);
  return x === 0 && y === 0 ? [...steps] : [...steps, [-x, -y]];
}

const round = (value: number) => Math.round(value * 10) / 10;
