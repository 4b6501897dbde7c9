/*
 * The `npm test` script. Installs missing dependencies, builds, and runs the checks below. `npm test -- unit dom` only
 * runs these two, and `npm test -- --changed` (or `--changed=main`) runs the Vitest tests affected by changed files
 * without a build. `npm run test:full` adds checks marked `full`, tests in `*.full.test.*` and tests tagged `@full`.
 */
import { parseArgs } from 'node:util';
import { provideBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { build, forgetPackages } from './lib/build.mjs';
import { UserError, duration, log, script } from './lib/log.mjs';
import { closingLine, readReport, reportFile } from './lib/reports.mjs';
import { run } from './lib/run.mjs';

/**
 * @typedef {object} Check
 * @property {string} name Used in `npm test -- name`
 * @property {string[][]} [commands] Each command is a check that passes with exit code 0
 * @property {string[]} [vitest] Projects in vitest.config.ts
 * @property {string[]} [playwright] Projects in playwright.config.ts
 * @property {boolean} [full] Whether it's only part of `test:full`
 */

const isFull = process.argv.includes('--full');

/** @type {readonly Check[]} */
export const checks = [
  {
    name: 'types',
    // All packages are type-checked as a single program, otherwise each program would have to read its dependencies
    // again.
    commands: ['tsconfig.packages.json', 'tsconfig.json', 'packages/tooling', 'apps/marketplace', 'apps/server'].map(
      (project) => ['tsc', '-p', project],
    ),
  },
  { name: 'lint', commands: [['oxlint', '--deny-warnings']] },
  { name: 'format', commands: [['oxfmt', '--check', '.']] },
  { name: 'boundaries', commands: [['turbo', 'boundaries']] },
  { name: 'unused', commands: [['knip']] },
  { name: 'unit', vitest: ['node'] },
  { name: 'dom', vitest: ['dom'] },
  { name: 'server', vitest: ['server'] },
  { name: 'browser', vitest: ['browser'] },
  { name: 'stories', vitest: ['stories'] },
  { name: 'packages', vitest: ['packages'] },
  { name: 'e2e', playwright: ['desktop', 'mobile'] },
  { name: 'embed', playwright: ['embed'] },
  { name: 'resilience', playwright: ['resilience'] },
  // Finds regular expressions with superlinear backtracking. Takes two minutes of CPU time.
  { name: 'redos', commands: [['oxlint', '--config', '.oxlintrc.redos.json']], full: true },
  { name: 'translated', vitest: ['translated', 'translated-browser'], full: true },
  // Installs the packages into new projects using npm, pnpm and Yarn. Takes half an hour.
  { name: 'consumers', commands: [['node', 'packages/tooling/consumers.mjs']], full: true },
];

await script(import.meta.url, async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=HEAD' : word)),
    allowPositionals: true,
    options: { full: { type: 'boolean' }, changed: { type: 'string' } },
  });
  const chosen = choose(positionals).filter(({ playwright }) => !values.changed || !playwright);
  if (isFull) process.env.TEST_FULL = '1';
  await install();
  if (chosen.some(({ commands }) => !commands)) {
    const { path, source } = await provideBrowser();
    process.env.CHROME_PATH = path;
    log(`Browser: ${path} (${source})`);
  }
  if (!values.changed) {
    forgetPackages();
    await build([]);
  }
  /** @type {import('./lib/reports.mjs').Count[]} */
  const counts = [];
  /** @type {string[]} */
  const lines = [];
  for (const check of chosen) {
    const started = Date.now();
    log(`\n${check.name} …`);
    const done = await runCheck(check, values.changed ? ['--changed', values.changed] : []);
    counts.push(...done);
    lines.push(`${check.name.padEnd(12)}${duration(Date.now() - started).padEnd(14)}${closingLine(done)}`);
    log(lines.at(-1) ?? '');
  }
  // Repeat the results at the end because long logs get truncated.
  log(`\n${lines.join('\n')}\n\n${closingLine(counts)}`);
  return counts.some(({ failed }) => failed > 0) ? 1 : 0;
});

/**
 * Returns the checks to run. Throws a `UserError` for unknown names.
 * @param {string[]} names If empty, all checks of this run
 * @returns {Check[]}
 */
function choose(names) {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    throw new UserError(
      `No such check: ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`,
    );
  }
  return checks.filter(({ name, full }) => (names.length > 0 ? names.includes(name) : isFull || !full));
}

/**
 * @param {Check} check
 * @param {string[]} vitestArgs
 */
async function runCheck({ name, commands = [], vitest = [], playwright, full }, vitestArgs) {
  const counts = [];
  for (const [command = '', ...args] of commands) {
    const { code, output } = await run(command, args, { show: full });
    if (code !== 0) log(`\n${[command, ...args].join(' ')}\n${output}`);
    counts.push({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });
  }
  for (const project of vitest) {
    const file = reportFile(project);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await run('vitest', ['run', '--project', project, ...reporters, ...vitestArgs], { show: true });
    counts.push(readReport(file, code));
  }
  if (playwright) {
    const file = reportFile(name);
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_HTML_OPEN: 'never' };
    const projects = playwright.map((project) => `--project=${project}`);
    const { code } = await run('playwright', ['test', ...projects, '--reporter=list,json'], { show: true, env });
    counts.push(readReport(file, code));
  }
  return counts;
}
