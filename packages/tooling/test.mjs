/*
 * The `npm test` script. Installs missing dependencies, builds, and runs the checks below. `npm test -- unit dom` only
 * runs these two, and `npm test -- --changed` (or `--changed=main`) runs the Vitest tests affected by changed files
 * without a build. `npm run test:full` adds checks marked `full`, tests in `*.full.test.*` and tests tagged `@full`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { build, forgetPackages } from './lib/build.mjs';
import { UserError, duration, log, script } from './lib/log.mjs';
import { cache } from './lib/paths.mjs';
import { closingLine, countTests } from './lib/reports.mjs';
import { run } from './lib/run.mjs';

/** @type {readonly { name: string, commands: string[], full?: boolean }[]} */
export const checks = [
  {
    name: 'types',
    // All packages are type-checked as a single program, otherwise each program would have to read its dependencies
    // again.
    commands: ['tsconfig.packages.json', 'tsconfig.json', 'packages/tooling', 'apps/marketplace', 'apps/server'].map(
      (project) => `tsc -p ${project}`,
    ),
  },
  { name: 'lint', commands: ['oxlint --deny-warnings'] },
  { name: 'format', commands: ['oxfmt --check .'] },
  { name: 'boundaries', commands: ['turbo boundaries'] },
  { name: 'unused', commands: ['knip'] },
  { name: 'unit', commands: ['vitest run --project node'] },
  { name: 'dom', commands: ['vitest run --project dom'] },
  { name: 'server', commands: ['vitest run --project server'] },
  { name: 'browser', commands: ['vitest run --project browser'] },
  { name: 'stories', commands: ['vitest run --project stories'] },
  { name: 'packages', commands: ['vitest run --project packages'] },
  { name: 'e2e', commands: ['playwright test --project desktop --project mobile'] },
  { name: 'embed', commands: ['playwright test --project embed'] },
  { name: 'resilience', commands: ['playwright test --project resilience'] },
  // Finds regular expressions with superlinear backtracking. Takes two minutes of CPU time.
  { name: 'redos', commands: ['oxlint --config .oxlintrc.redos.json'], full: true },
  { name: 'translated', commands: ['vitest run --project translated --project translated-browser'], full: true },
  {
    name: 'modes',
    commands: ['dark', 'right-to-left', 'large-text', 'narrow'].map((mode) => `vitest run --project stories-${mode}`),
    full: true,
  },
  // Installs the packages into new projects. Takes a quarter of an hour.
  { name: 'consumers', commands: ['node packages/tooling/consumers.mjs'], full: true },
];

await script(import.meta.url, async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=HEAD' : word)),
    allowPositionals: true,
    options: { full: { type: 'boolean' }, changed: { type: 'string' } },
  });
  const unknown = positionals.filter((word) => !checks.some(({ name }) => name === word));
  if (unknown.length > 0) {
    const names = checks.map(({ name }) => name).join(', ');
    throw new UserError(`No such check: ${unknown.join(', ')}. There are: ${names}.`);
  }
  const chosen = checks
    .filter(({ name, full }) => (positionals.length > 0 ? positionals.includes(name) : values.full || !full))
    .filter(({ commands: [first = ''] }) => !values.changed || !first.startsWith('playwright'));
  if (values.full) process.env.TEST_FULL = '1';
  await install();
  if (chosen.some(({ commands: [first = ''] }) => /^(vitest|playwright)/.test(first))) {
    process.env.CHROME_PATH = await provideBrowser();
    log(`Browser: ${process.env.CHROME_PATH}`);
  }
  if (!values.changed) {
    forgetPackages();
    await build([]);
  }
  const results = [];
  for (const { name, commands } of chosen) {
    const started = Date.now();
    log(`\n${name} …`);
    const counts = [];
    for (const command of commands) counts.push(await runCommand(name, command, values.changed));
    const line = `${name.padEnd(12)}${duration(Date.now() - started).padEnd(14)}${closingLine(counts)}`;
    log(line);
    results.push({ line, counts });
  }
  const counts = results.flatMap((result) => result.counts);
  // Repeat the results at the end because long logs get truncated.
  log(`\n${results.map(({ line }) => line).join('\n')}\n\n${closingLine(counts)}`);
  return counts.some(({ failed }) => failed > 0) ? 1 : 0;
});

/**
 * Runs a command and counts its tests. A command other than Vitest and Playwright counts as a single test.
 * @param {string} check
 * @param {string} command
 * @param {string} [changed] Commit to find changed files
 */
async function runCommand(check, command, changed) {
  const [program = '', ...args] = command.split(' ');
  const report = join(cache, 'reports', `${check}.json`);
  if (program === 'vitest') {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return countTests(report, () =>
      run(program, [...args, ...reporters, ...(changed ? ['--changed', changed] : [])], { show: true }),
    );
  }
  if (program === 'playwright') {
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_HTML_OPEN: 'never' };
    return countTests(report, () => run(program, [...args, '--reporter=list,json'], { show: true, env }));
  }
  const { code, output } = await run(program, args, { show: check === 'consumers' });
  if (code !== 0) log(`\n${command}\n${output}`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}
