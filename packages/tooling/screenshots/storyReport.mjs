import { existsSync, readFileSync } from 'node:fs';
import { reportFile } from '../lib/reports.mjs';

/**
 * Creates the arguments for running the stories and a function to read the results, including the outcome of each
 * screenshot.
 * @returns {{ file: string, args: string[], read: () => StoryReport }}
 *
 * @typedef {object} StoryReport
 * @property {Set<string>} seen Ids of all stories, regardless of the result
 * @property {string[]} accepted Stories with a replaced screenshot
 */
export function storyReport() {
  const file = reportFile('stories');
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
  };
}
