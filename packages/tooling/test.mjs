/*
 * `npm test`: installs what is missing, then runs every check that something changed for since it passed. `npm test -- unit
 * dom` runs only the named ones, `npm test -- --force` also those that passed. `npm test -- --changed` looks only at what
 * uncommitted changes reach, and builds nothing; `--changed=main` at what changed since a commit.
 */
import { provideBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { build, forgetPackages } from './lib/build.mjs';
import { line, sum } from './lib/counts.mjs';
import { resultOf } from './lib/results.mjs';
import { run } from './lib/run.mjs';
import { UserError, duration, log, script } from './lib/log.mjs';
import { steps } from './lib/steps.mjs';

/** @typedef {import('./lib/steps.mjs').Step} Step */

/** Checks that need neither a browser nor anything built: they start at once. */
const plain = new Set(['types', 'lint', 'format', 'boundaries', 'unused']);

await script(import.meta.url, async () => {
  const words = process.argv.slice(2);
  const since = changedSince(words);
  const named = choose(words.filter((word) => !word.startsWith('--')));
  const chosen = since === undefined ? named : named.filter(({ late }) => !late);
  const started = Date.now();
  await install();
  if (chosen.some(({ name }) => !plain.has(name))) {
    const { path, source } = await provideBrowser();
    process.env.CHROME_PATH = path;
    log(`Browser: ${path} (${source})`);
    if (since === undefined) {
      forgetPackages();
      await build([]);
    }
  }
  const prepared = Date.now() - started;
  for (const { name } of chosen) resultOf(name).remove();
  if (since !== undefined) process.env.CHANGED_SINCE = since;
  // What was looked at in part is no result for the cache.
  const inPart = ['--only', '--cache=local:,remote:'];
  const options = since !== undefined ? inPart : words.includes('--force') ? ['--force'] : [];
  await runAll(
    chosen.filter(({ alone }) => !alone),
    ['--concurrency=2', ...options],
  );
  await runAll(
    chosen.filter(({ alone }) => alone),
    [`--concurrency=${since === undefined ? 1 : 2}`, ...options],
  );
  const left = named.filter((step) => !chosen.includes(step)).map(({ name }) => name);
  if (left.length > 0) log(`\nNot run with --changed: ${left.join(' ')}`);
  return conclude(chosen, prepared, Date.now() - started);
});

/**
 * What `--changed`, or `--changed=main`, names.
 * @param {string[]} words
 * @returns {string | undefined} A commit, a branch or a tag; undefined where everything is looked at
 */
function changedSince(words) {
  const word = words.find((word) => /^--changed(?:=|$)/.test(word));
  return word && (word.slice('--changed='.length) || 'HEAD');
}

/**
 * @param {string[]} names
 * @returns {Step[]}
 */
function choose(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new UserError(
      `No such check: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`,
    );
  }
  return steps.filter(({ name }) => names.length === 0 || names.includes(name));
}

/**
 * Runs the checks as tasks of turbo, which restores the results of those that nothing changed for.
 * @param {Step[]} chosen
 * @param {string[]} options Of turbo
 */
async function runAll(chosen, options) {
  if (chosen.length === 0) return;
  const tasks = chosen.map(({ name }) => `check:${name}`);
  const always = ['--continue=always', '--output-logs=new-only', '--log-prefix=none'];
  await run('turbo', ['run', ...tasks, ...always, ...options], { show: true });
}

/**
 * @param {Step[]} chosen
 * @param {number} prepared Milliseconds of installing and building
 * @param {number} total
 * @returns {number} the exit code
 */
function conclude(chosen, prepared, total) {
  const results = chosen.map(({ name }) => ({ name, ...resultOf(name).read() }));
  log(`\nTime (of the last run, where nothing changed for a check)\n  ${'prepare'.padEnd(12)}${duration(prepared)}`);
  for (const { name, count, took } of results) {
    const verdict = count.failed > 0 ? `  FAILED: ${line(count)}` : '';
    log(`  ${name.padEnd(12)}${duration(took).padEnd(12)}${verdict}`);
  }
  log(`  ${'all'.padEnd(12)}${duration(total)}\n`);
  const all = sum(results.map(({ count }) => count));
  // At the end, because the end is what is left of a long log.
  if (all.flaky) log(`Passed at the second try only: mend these\n  ${all.flaky.join('\n  ')}\n`);
  if (all.failures) log(`Failed\n  ${all.failures.join('\n  ')}\n`);
  log(line(all));
  return all.failed > 0 ? 1 : 0;
}
