import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { closingLine, readReport } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'clothesline-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {object} report */
function written(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const playwright = { stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 2 } };

it('counts the tests of a Vitest report', () => {
  expect(readReport(written(vitest), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
});

it('counts the tests of a Playwright report', () => {
  expect(readReport(written(playwright), 1)).toEqual({ passed: 4, failed: 1, skipped: 2 });
});

it('counts a failure if the runner failed without naming a test, or left no report', () => {
  expect(readReport(written(vitest), 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  expect(readReport(join(folder, 'missing.json'), 0).failed).toBe(1);
});

it('ends with the totals, and with skipped tests only if there are any', () => {
  const passed = { passed: 2, failed: 0, skipped: 0 };
  expect(closingLine([passed, passed])).toBe('4 passed, 0 failed');
  expect(closingLine([passed, { passed: 1, failed: 1, skipped: 3 }])).toBe('3 passed, 1 failed, 3 skipped');
});
