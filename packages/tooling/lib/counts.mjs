import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} [failures] The failed tests that have a name: where, which, and why in a line
 * @property {readonly string[]} [flaky] The tests that failed at first and passed when run again, in the same way
 */

/** @type {Count} */
const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  return counts.reduce(
    (all, { passed, failed, skipped, failures = [], flaky = [] }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
      ...named('failures', [...(all.failures ?? []), ...failures]),
      ...named('flaky', [...(all.flaky ?? []), ...flaky]),
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
export function withExitCode(count, code) {
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
      ...named('failures', vitestFailures(report)),
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
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    ...named('failures', [...playwrightTests(report, 'unexpected'), ...report.errors.map(why)]),
    ...named('flaky', playwrightTests(report, 'flaky')),
  };
}

/**
 * @param {Count} count
 * @returns {string} The line that ends a test run.
 */
export function line({ passed, failed, skipped }) {
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${rest}`;
}

/**
 * @template {string} Name
 * @param {Name} name
 * @param {string[]} tests
 */
function named(name, tests) {
  return /** @type {Partial<Record<Name, string[]>>} */ (tests.length > 0 ? { [name]: tests } : {});
}

/**
 * @param {{ testResults?: { name: string, status: string, message?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[] }} report
 * @returns {string[]}
 */
function vitestFailures({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no tests to name.
    if (status === 'failed' && failed.length === 0) return [`${file}: ${why({ message })}`];
    return failed.map(({ fullName, failureMessages }) => {
      return `${file} › ${fullName}: ${why({ message: failureMessages?.[0] })}`;
    });
  });
}

/**
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { projectName: string, status: string, results: { error?: { message?: string } }[] }[] }[]} [specs]
 *
 * @param {Suite} suite
 * @param {'unexpected' | 'flaky'} wanted
 * @returns {string[]}
 */
function playwrightTests({ suites = [], specs = [] }, wanted) {
  const here = specs.flatMap(({ title, file, line: at, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const place = `[${projectName}] ${file}:${at} › ${title}`;
        return `${place}: ${why(results.findLast(({ error }) => error)?.error)}`;
      }),
  );
  return [...here, ...suites.flatMap((suite) => playwrightTests(suite, wanted))];
}

/**
 * @param {{ message?: string }} [error]
 * @returns {string} The beginning of its message, on one line
 */
function why({ message = 'no message' } = {}) {
  const text = stripVTControlCharacters(message).split('\n    at ')[0] ?? '';
  return text.replaceAll(/\s+/gu, ' ').trim().slice(0, 400);
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
