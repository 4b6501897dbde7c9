import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../lib/paths.mjs';

/**
 * Where a run of the stories says what came of each picture.
 * @returns {{ file: string, args: string[], read: () => StoryReport }}
 *
 * @typedef {object} StoryReport
 * @property {Set<string>} seen The ids of all stories that were there, whatever came of them
 * @property {string[]} accepted Those whose picture was taken over
 * @property {string[]} missing Those that have no accepted picture yet
 * @property {string[]} unseen Those that passed without anybody looking at their picture
 */
export function storyReport() {
  const file = join(cache, 'reports', 'stories.json');
  mkdirSync(join(cache, 'reports'), { recursive: true });
  // A report of the last run must not be taken for this one's.
  rmSync(file, { force: true });
  const args = ['--project', 'stories', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { file, args, read: () => readReport(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined) };
}

/**
 * @param {{ testResults: { assertionResults: { title: string, status: string, meta: { storyId?: string, screenshot?: string } }[] }[] }} [report]
 * @returns {StoryReport}
 */
export function readReport(report) {
  const tests = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  const named = (/** @type {typeof tests} */ chosen) => chosen.map(({ title, meta }) => meta.storyId ?? title);
  return {
    seen: new Set(named(tests)),
    accepted: named(tests.filter(({ meta }) => meta.screenshot === 'accepted')),
    missing: named(tests.filter(({ meta }) => meta.screenshot === 'missing')),
    unseen: named(tests.filter(({ status, meta }) => status === 'passed' && !meta.screenshot)),
  };
}
