import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { closingLine, countTests } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'clothesline-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'report.json');

/** @param {number} code @param {object} [report] */
const count = (code, report) =>
  countTests(file, async () => {
    if (report) writeFileSync(file, JSON.stringify(report));
    return { code };
  });

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const playwright = { stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 2 } };

it('counts the tests of a Vitest report', async () => {
  expect(await count(0, vitest)).toEqual({ passed: 5, failed: 0, skipped: 2 });
});

it('counts the tests of a Playwright report', async () => {
  expect(await count(1, playwright)).toEqual({ passed: 4, failed: 1, skipped: 2 });
});

it('counts a failure if the runner fails without a failed test or a report', async () => {
  expect(await count(1, vitest)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  expect(await count(0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('shows the totals, with skipped tests only if there are any', () => {
  const passed = { passed: 2, failed: 0, skipped: 0 };
  expect(closingLine([passed, passed])).toBe('4 passed, 0 failed');
  expect(closingLine([passed, { passed: 1, failed: 1, skipped: 3 }])).toBe('3 passed, 1 failed, 3 skipped');
});
