import { existsSync, readFileSync } from 'node:fs';
import { reportFile } from '../lib/reports.mjs';

/**
 * Report of a run of the stories, with the outcome of each picture.
 * @returns {{ file: string, args: string[], read: () => StoryReport }}
 *
 * @typedef {object} StoryReport
 * @property {Set<string>} seen The ids of all stories that were there, whatever came of them
 * @property {string[]} accepted Those whose picture was taken over
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
