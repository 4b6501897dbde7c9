/**
 * @typedef {Awaited<ReturnType<typeof import('./measure.mjs').time>>} Time
 * @typedef {Awaited<ReturnType<typeof import('./measure.mjs').cost>>} Cost
 * @typedef {{ touch: Time[], mouse: Time[], cost: Cost[] }} Result
 * @typedef {ReadonlyMap<string, Result>} Results Results by contestant
 */

/** @template Load @param {readonly Load[]} loads @param {(load: Load) => number} read */
function median(loads, read) {
  const sorted = loads.map(read).sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** @param {Result} result The measurements of a contestant */
const figures = ({ touch, mouse }) => ({
  'launcher − first paint': median([...touch, ...mouse], ({ launcher }) => launcher),
  'click → usable, after 0.3 s of hover': median(mouse, ({ usable }) => usable),
  'tap → usable': median(touch, ({ usable }) => usable),
  'first paint → usable, tapped at once': median(touch, ({ launcher, usable }) => launcher + usable),
});

/** Returns the cost on top of the empty page. @param {Cost[]} cost @param {Cost[]} empty */
const over = (cost, empty) => ({
  'script before a click': `${(median(cost, ({ script }) => script) - median(empty, ({ script }) => script)).toFixed(0)} ms`,
  'longest task before it': `${median(cost, ({ longTask }) => longTask).toFixed(0)} ms`,
  'heap, closed': kilo(median(cost, ({ heapClosed }) => heapClosed) - median(empty, ({ heapClosed }) => heapClosed)),
  'heap, open': kilo(median(cost, ({ heapOpen }) => heapOpen) - median(empty, ({ heapOpen }) => heapOpen)),
  'bytes, closed': kilo(median(cost, ({ bytesClosed }) => bytesClosed)),
  'bytes, open': kilo(median(cost, ({ bytesOpen }) => bytesOpen)),
});

/** @param {number} bytes */
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * A column per contestant and a row per figure.
 * @param {Results} results
 */
export function table(results) {
  const all = [...results].filter(([, { touch }]) => touch.length > 0);
  const empty = results.get('empty page')?.cost ?? [];
  const sentry = Object.entries(figures(results.get('Sentry feedback') ?? { touch: [], mouse: [], cost: [] }));
  const timed = sentry.map(([name, standard]) => [
    name,
    ...all.map(([, result]) => {
      const value = new Map(Object.entries(figures(result))).get(name) ?? Number.NaN;
      return `${value.toFixed(0)} ms (${(value / standard).toFixed(2)})`;
    }),
  ]);
  const costs = all.map(([, { cost }]) => Object.entries(over(cost, empty)));
  const weighed = (costs[0] ?? []).map(([name], row) => [name, ...costs.map((cost) => cost[row]?.[1] ?? '')]);
  const moved = ['layout shift', ...all.map(([, { mouse }]) => median(mouse, (load) => load.moved).toFixed(4))];
  const rows = [['', ...all.map(([name]) => name)], ['---', ...all.map(() => '---:')], ...timed, ...weighed, moved];
  return `${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
