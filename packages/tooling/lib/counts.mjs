import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Count} */
const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  return counts.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
    }),
    nothing,
  );
}

/**
 * A runner that ended badly has failed even where its report names no failed test.
 * @param {Count | undefined} count
 * @param {number} code The runner's exit code
 * @returns {Count}
 */
export function honest(count, code) {
  if (!count) return { ...nothing, failed: 1 };
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * @param {string} file Vitest's JSON report
 * @returns {Count | undefined}
 */
export function vitestCount(file) {
  const report = read(file);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  );
}

/**
 * @param {string} file Playwright's JSON report
 * @returns {Count | undefined}
 */
export function playwrightCount(file) {
  const report = read(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/**
 * @param {Count} count
 * @returns {string} The line that ends a test run.
 */
export function line({ passed, failed, skipped }) {
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${rest}`;
}

/** @param {string} file */
function read(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // A runner that was killed leaves half a report.
  }
}
