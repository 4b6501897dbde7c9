import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from './paths.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * Returns the path for the JSON report of a check and removes the previous report.
 * @param {string} check
 */
export function reportFile(check) {
  const folder = join(cache, 'reports');
  const file = join(folder, `${check}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * Counts the results of a Vitest or Playwright run. If the runner failed without reporting a failure, that counts as a
 * failure.
 * @param {string} file
 * @param {number} code Exit code of the runner
 * @returns {Count}
 */
export function readReport(file, code) {
  const count = parseReport(file);
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * @param {string} file
 * @returns {Count}
 */
function parseReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, ...vitest } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats) {
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  }
  return {
    passed: vitest.numPassedTests,
    failed: vitest.numFailedTests,
    skipped: vitest.numPendingTests + vitest.numTodoTests,
  };
}

/**
 * Returns the summary line for a test run.
 * @param {readonly Count[]} counts
 */
export function closingLine(counts) {
  const sum = (/** @type {keyof Count} */ field) => counts.reduce((all, count) => all + count[field], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
