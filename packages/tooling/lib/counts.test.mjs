import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { honest, line, playwrightCount, sum, vitestCount } from './counts.mjs';

/** @param {string} text */
function file(text) {
  const path = join(mkdtempSync(join(tmpdir(), 'clothesline-counts-')), 'report.json');
  writeFileSync(path, text);
  return path;
}

test('counts are added up, and skipped ones only named when there are any', () => {
  const all = sum([
    { passed: 2, failed: 1, skipped: 0 },
    { passed: 3, failed: 0, skipped: 0 },
  ]);
  expect(line(all)).toBe('5 passed, 1 failed');
  expect(line(sum([all, { passed: 0, failed: 0, skipped: 4 }]))).toBe('5 passed, 1 failed, 4 skipped');
});

test('a runner that ended badly has failed, whatever its report says', () => {
  expect(honest({ passed: 9, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(honest({ passed: 9, failed: 3, skipped: 0 }, 1).failed).toBe(3);
  expect(honest({ passed: 9, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});

test('a missing or broken report is a failure', () => {
  expect(honest(vitestCount('/nowhere/report.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(honest(playwrightCount(file('{"stats":')), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("Vitest's and Playwright's reports are read", () => {
  const vitest = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
  expect(vitestCount(file(JSON.stringify(vitest)))).toEqual({ passed: 7, failed: 2, skipped: 2 });
  const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] };
  expect(playwrightCount(file(JSON.stringify(playwright)))).toEqual({ passed: 5, failed: 2, skipped: 3 });
});
