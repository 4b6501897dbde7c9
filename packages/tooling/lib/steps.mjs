import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '../checks/built.mjs';
import { publishedPackages } from '../checks/published.mjs';
import { acceptedIds } from '../screenshots/store.mjs';
import { storyReport } from '../screenshots/storyReport.mjs';
import { changedFiles } from './changedFiles.mjs';
import { check, checkOf } from './check.mjs';
import { withExitCode, playwrightCount, sum, vitestCount } from './counts.mjs';
import { cache } from './paths.mjs';
import { run } from './run.mjs';
import { log } from './log.mjs';
import { types } from './types.mjs';

/**
 * @typedef {import('./counts.mjs').Count} Count
 *
 * @typedef {object} Step
 * @property {string} name As in `npm test -- <name>`
 * @property {string} what
 * @property {boolean} [alone] Whether it takes all cores; the others run two at a time.
 * @property {boolean} [late] Whether a run after a change leaves it out: it looks at what was built, or runs the same tests once more.
 * @property {() => Promise<Count>} run
 */

/** The commit since which files changed, where only what they reach is looked at (`npm test -- --changed`). */
const since = process.env.CHANGED_SINCE;

/** Each is a task of turbo.json, which says what it depends on. @type {readonly Step[]} */
export const steps = [
  { name: 'types', what: 'Types', run: types },
  {
    name: 'browser',
    what: 'Component tests in Chromium',
    run: () => vitest('browser'),
  },
  { name: 'lint', what: 'Lint', run: lint },
  { name: 'format', what: 'Format', run: () => check('oxfmt', ['--check', '.']) },
  { name: 'boundaries', what: 'Import directions', run: () => check('turbo', ['boundaries']) },
  { name: 'unused', what: 'Unused files, exports and dependencies', run: () => check('knip', []) },
  { name: 'built', what: 'Built files', late: true, run: builtFiles },
  {
    name: 'published',
    what: 'Packages as others get them',
    late: true,
    // Loaded late: it needs packages, which a fresh clone has only once they are installed.
    async run() {
      const { consumers } = await import('../checks/consumers.mjs');
      return sum([await publishedPackages(), await consumers(steps.map(({ name }) => name))]);
    },
  },
  {
    name: 'lean',
    late: true,
    what: 'The same tests on what the embed is built with',
    run: async () => sum([await vitest('lean'), await vitest('lean-browser')]),
  },
  {
    name: 'translated',
    late: true,
    what: 'The same tests through a translator',
    run: async () => sum([await vitest('translated'), await vitest('translated-browser')]),
  },
  { name: 'unit', what: 'Unit tests in Node', run: () => vitest('node') },
  { name: 'server', what: 'The server on both stores', alone: true, run: () => vitest('server') },
  { name: 'dom', what: 'Component tests in jsdom', alone: true, run: () => vitest('dom') },
  { name: 'stories', what: 'Stories in Chromium', alone: true, run: stories },
  {
    name: 'workshop',
    what: 'The workshop as it is built',
    alone: true,
    late: true,
    run: async () => (await import('../checks/workshop.mjs')).builtWorkshop(),
  },
  {
    name: 'e2e',
    what: 'Whole product in Chromium',
    alone: true,
    late: true,
    run: () => playwright('mobile', 'desktop'),
  },
  {
    name: 'resilience',
    what: 'Whole product under odd conditions',
    alone: true,
    late: true,
    run: () => playwright('resilience'),
  },
  { name: 'embed', what: "Widgets on others' pages", alone: true, late: true, run: () => playwright('embed') },
];

function lint() {
  const files = since === undefined ? [] : ['--no-error-on-unmatched-pattern', ...changedFiles(since)];
  return check('oxlint', ['--deny-warnings', ...files]);
}

/** @param {string} project */
async function vitest(project) {
  const file = report(project);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const result = await run('vitest', [...args, ...onlyChanged()], { show: true });
  return counted(vitestCount(file), result);
}

/** Vitest's arguments for the test files that import what changed. */
function onlyChanged() {
  return since === undefined ? [] : ['--changed', since];
}

/** Every story is a test, and every picture belongs to a story: one more check. */
async function stories() {
  const report = storyReport();
  const result = await run('vitest', ['run', ...report.args, ...onlyChanged()], { show: true });
  const { seen, unseen, missing } = report.read();
  const orphans = since === undefined ? acceptedIds().filter((id) => !seen.has(id)) : [];
  if (missing.length > 0) {
    const names = missing.length > 10 ? `${missing.slice(0, 10).join(', ')} …` : missing.join(', ');
    log(`Stories without an accepted picture: ${names}. npm run screenshots:accept takes them.`);
  }
  const pictures = checkOf([
    ...(unseen.length > 0 ? [`Stories whose picture nobody looked at: ${unseen.join(', ')}`] : []),
    ...(orphans.length > 0
      ? [`Pictures without a story: ${orphans.join(', ')}. npm run screenshots:accept removes them.`]
      : []),
  ]);
  return sum([counted(vitestCount(report.file), result), pictures]);
}

/** @param {string[]} projects */
async function playwright(...projects) {
  const file = report(projects.join('-'));
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_HTML_OPEN: 'never' };
  const result = await run(
    'playwright',
    ['test', ...projects.map((name) => `--project=${name}`), '--reporter=list,json'],
    { show: true, env },
  );
  return counted(playwrightCount(file), result);
}

/**
 * @param {Count | undefined} count
 * @param {import('./run.mjs').RunResult} result
 */
function counted(count, { code, output }) {
  if (!count) log(`The runner left no report and ended with code ${code}. ${output}`);
  return withExitCode(count, code);
}

/** @param {string} name */
function report(name) {
  const folder = join(cache, 'reports');
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  // A report of the last run must not be taken for this one's.
  rmSync(file, { force: true });
  return file;
}
