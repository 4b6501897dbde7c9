import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '../checks/built.mjs';
import { consumers } from '../checks/consumers.mjs';
import { publishedPackages } from '../checks/published.mjs';
import { acceptedIds } from '../screenshots/store.mjs';
import { storyReport } from '../screenshots/storyReport.mjs';
import { check, verdict } from './check.mjs';
import { honest, playwrightCount, sum, vitestCount } from './counts.mjs';
import { cache } from './paths.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';
import { types } from './types.mjs';

/**
 * @typedef {import('./counts.mjs').Count} Count
 *
 * @typedef {object} Step
 * @property {string} name As in `npm test -- <name>`
 * @property {string} what
 * @property {('build' | 'browser')[]} needs
 * @property {boolean} [alone] Whether it takes all cores; the others run two at a time, from the first on.
 * @property {() => Promise<Count>} run
 */

/** Of those that run two at a time the two longest first, so that both cores end together. @type {readonly Step[]} */
export const steps = [
  { name: 'types', what: 'Types', needs: [], run: types },
  {
    name: 'browser',
    what: 'Component tests in Chromium',
    needs: ['build', 'browser'],
    run: () => vitest('browser'),
  },
  { name: 'lint', what: 'Lint', needs: [], run: () => check('oxlint', ['--deny-warnings']) },
  { name: 'format', what: 'Format', needs: [], run: () => check('oxfmt', ['--check', '.']) },
  { name: 'boundaries', what: 'Import directions', needs: [], run: () => check('turbo', ['boundaries']) },
  { name: 'unused', what: 'Unused files, exports and dependencies', needs: [], run: () => check('knip', []) },
  { name: 'built', what: 'Built files', needs: ['build'], run: builtFiles },
  {
    name: 'published',
    what: 'Packages as others get them',
    needs: ['build'],
    run: async () => sum([await publishedPackages(), await consumers()]),
  },
  {
    name: 'lean',
    what: 'The same tests on what the embed is built with',
    needs: ['build', 'browser'],
    run: async () => sum([await vitest('lean'), await vitest('lean-browser')]),
  },
  {
    name: 'translated',
    what: 'The same tests through a translator',
    needs: ['build', 'browser'],
    run: async () => sum([await vitest('translated'), await vitest('translated-browser')]),
  },
  { name: 'unit', what: 'Unit tests in Node', needs: ['build'], alone: true, run: () => vitest('node') },
  { name: 'dom', what: 'Component tests in jsdom', needs: ['build'], alone: true, run: () => vitest('dom') },
  { name: 'stories', what: 'Stories in Chromium', needs: ['build', 'browser'], alone: true, run: stories },
  { name: 'e2e', what: 'Whole product in Chromium', needs: ['build', 'browser'], alone: true, run: playwright },
];

/** @param {string} project */
async function vitest(project) {
  const file = report(project);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const result = await run('vitest', args, { show: true });
  return counted(vitestCount(file), result);
}

/** Every story is a test, and every picture belongs to a story: one more check. */
async function stories() {
  const report = storyReport();
  const result = await run('vitest', ['run', ...report.args], { show: true });
  const { seen, unseen, missing } = report.read();
  const orphans = acceptedIds().filter((id) => !seen.has(id));
  if (missing.length > 0) {
    const names = missing.length > 10 ? `${missing.slice(0, 10).join(', ')} …` : missing.join(', ');
    say(`Stories without an accepted picture: ${names}. npm run screenshots:accept takes them.`);
  }
  if (unseen.length > 0) say(`Stories whose picture nobody looked at: ${unseen.join(', ')}`);
  if (orphans.length > 0) {
    say(`Pictures without a story: ${orphans.join(', ')}. npm run screenshots:accept removes them.`);
  }
  return sum([counted(vitestCount(report.file), result), verdict(unseen.length + orphans.length === 0)]);
}

async function playwright() {
  const file = report('e2e');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_HTML_OPEN: 'never' };
  const result = await run('playwright', ['test', '--reporter=list,json'], { show: true, env });
  return counted(playwrightCount(file), result);
}

/**
 * @param {Count | undefined} count
 * @param {import('./run.mjs').RunResult} result
 */
function counted(count, { code, output }) {
  if (!count) say(`The runner left no report and ended with code ${code}. ${output}`);
  return honest(count, code);
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
