/* `npm test`: installs what is missing, then runs every check. `npm test -- unit dom` runs only the named ones. */
import { provideBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { build, forgetPackages } from './lib/build.mjs';
import { line, sum } from './lib/counts.mjs';
import { Trouble, duration, say, script } from './lib/say.mjs';
import { steps } from './lib/steps.mjs';

/**
 * @typedef {import('./lib/steps.mjs').Step} Step
 * @typedef {{ step: Step, count: import('./lib/counts.mjs').Count, took: number }} Result
 */

await script(import.meta.url, async () => {
  const chosen = choose(process.argv.slice(2));
  const started = Date.now();
  await install();
  if (needs(chosen, 'browser')) {
    const { path, source } = await provideBrowser();
    process.env.CHROME_PATH = path;
    say(`Browser: ${path} (${source})`);
  }
  if (needs(chosen, 'build')) {
    forgetPackages();
    await build([]);
  }
  const prepared = Date.now() - started;
  const together = chosen.filter(({ alone }) => !alone);
  const results = [...(await twoAtATime(together))];
  for (const step of chosen.filter(({ alone }) => alone)) results.push(await take(step));
  return conclude(results, prepared, Date.now() - started);
});

/**
 * @param {string[]} names
 * @returns {Step[]}
 */
function choose(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Trouble(`No such check: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
  }
  return steps.filter(({ name }) => names.length === 0 || names.includes(name));
}

/**
 * @param {Step[]} chosen
 * @param {'build' | 'browser'} what
 */
function needs(chosen, what) {
  return chosen.some((step) => step.needs.includes(what));
}

/**
 * @param {Step} step
 * @returns {Promise<Result>}
 */
async function take(step) {
  const started = Date.now();
  say(`\n${step.what} (${step.name}) …`);
  const count = await step.run();
  const took = Date.now() - started;
  say(`${step.what}: ${line(count)} in ${duration(took)}`);
  return { step, count, took };
}

/**
 * @param {Step[]} queue
 * @returns {Promise<Result[]>} in the order of the queue
 */
async function twoAtATime(queue) {
  /** @type {Map<Step, Result>} */
  const done = new Map();
  const waiting = [...queue];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) done.set(step, await take(step));
  };
  await Promise.all([lane(), lane()]);
  return queue.flatMap((step) => done.get(step) ?? []);
}

/**
 * @param {Result[]} results
 * @param {number} prepared Milliseconds of installing and building
 * @param {number} total
 * @returns {number} the exit code
 */
function conclude(results, prepared, total) {
  say(`\nTime\n  ${'prepare'.padEnd(12)}${duration(prepared)}`);
  for (const { step, count, took } of results) {
    const verdict = count.failed > 0 ? `  FAILED: ${line(count)}` : '';
    say(`  ${step.name.padEnd(12)}${duration(took).padEnd(12)}${verdict}`);
  }
  say(`  ${'all'.padEnd(12)}${duration(total)}\n`);
  const all = sum(results.map(({ count }) => count));
  // At the end, because the end is what is left of a long log.
  if (all.flaky) say(`Passed at the second try only: mend these\n  ${all.flaky.join('\n  ')}\n`);
  if (all.failures) say(`Failed\n  ${all.failures.join('\n  ')}\n`);
  say(line(all));
  return all.failed > 0 ? 1 : 0;
}
