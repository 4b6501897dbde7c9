import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withExitCode, line, playwrightCount, sum, vitestCount } from './counts.mjs';
import { root } from './paths.mjs';

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
  expect(withExitCode({ passed: 9, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(withExitCode({ passed: 9, failed: 3, skipped: 0 }, 1).failed).toBe(3);
  expect(withExitCode({ passed: 9, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});

test('a missing or broken report is a failure', () => {
  expect(withExitCode(vitestCount('/nowhere/report.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(withExitCode(playwrightCount(file('{"stats":')), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("Vitest's and Playwright's reports are read", () => {
  const vitest = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
  expect(vitestCount(file(JSON.stringify(vitest)))).toEqual({ passed: 7, failed: 2, skipped: 2 });
  const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] };
  expect(playwrightCount(file(JSON.stringify(playwright)))).toMatchObject({ passed: 5, failed: 2, skipped: 3 });
});

test('what failed is named with its reason, from both reports', () => {
  const vitest = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, 'packages/a/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'takes away',
            status: 'failed',
            failureMessages: ['AssertionError: 1\n  is not 2\n    at a.ts:3'],
          },
        ],
      },
      { name: join(root, 'packages/b/b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  const playwright = {
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [{ message: 'no server' }],
    suites: [
      {
        suites: [
          {
            specs: [
              {
                title: 'opens',
                file: 'chat.spec.ts',
                line: 4,
                tests: [
                  {
                    projectName: 'mobile',
                    status: 'unexpected',
                    results: [{ error: { message: '\u001B[31mslow\u001B[39m' } }],
                  },
                  { projectName: 'desktop', status: 'flaky', results: [{ error: { message: 'late' } }, {}] },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  const counts = [vitestCount(file(JSON.stringify(vitest))), playwrightCount(file(JSON.stringify(playwright)))];
  const all = sum(counts.map((count) => withExitCode(count, 1)));
  expect(all.flaky).toEqual(['[desktop] chat.spec.ts:4 › opens: late']);
  expect(all.failures).toEqual([
    'packages/a/a.test.ts › takes away: AssertionError: 1 is not 2',
    'packages/b/b.test.ts: no such module',
    '[mobile] chat.spec.ts:4 › opens: slow',
    'no server',
  ]);
});
