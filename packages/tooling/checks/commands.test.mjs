import { expect, it } from 'vitest';
import { problemsOf } from './commands.mjs';

const checks = ['unit', 'dom'];

it('knows the scripts and checks that there are', () => {
  expect(problemsOf('README.md', 'npm start   # the marketplace', checks)).toEqual([]);
  expect(problemsOf('README.md', 'npm test -- unit dom # checks: unit dom', checks)).toEqual([]);
  expect(problemsOf('README.md', 'npm run build && npm install @clothesline/ui', checks)).toEqual([]);
});

it('names those that there are not', () => {
  expect(problemsOf('README.md', 'npm run washing', checks)).toEqual(['There is no script "washing".']);
  expect(problemsOf('README.md', 'npm test -- linen', checks)).toEqual(['There is no check "linen".']);
  expect(problemsOf('README.md', 'npm test -- unit # checks: unit linen', checks)).toHaveLength(1);
  expect(problemsOf('README.md', 'cd packages/linen && npm install', checks)).toEqual([
    'There is no folder packages/linen.',
  ]);
});
