import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * Runs Vitest or Playwright and counts the results in its JSON report. If it fails without reporting a failure, that
 * counts as a failure.
 * @param {string} file The report
 * @param {() => Promise<{ code: number }>} run
 * @returns {Promise<Count>}
 */
export async function countTests(file, run) {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { code } = await run();
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, ...vitest } = JSON.parse(readFileSync(file, 'utf8'));
  const passed = stats ? stats.expected + stats.flaky : vitest.numPassedTests;
  const failed = stats ? stats.unexpected : vitest.numFailedTests;
  const skipped = stats ? stats.skipped : vitest.numPendingTests + vitest.numTodoTests;
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped };
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
