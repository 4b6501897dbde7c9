import { expect, test } from 'vitest';
import { readReport } from './storyReport.mjs';

test('tells whose picture was seen, accepted and forgotten', () => {
  const story = (/** @type {string} */ storyId, /** @type {string} */ status, /** @type {string} */ screenshot) => ({
    title: storyId,
    status,
    meta: { storyId, screenshot },
  });
  const assertionResults = [
    story('ui-button--primary', 'passed', 'same'),
    story('ui-button--new', 'passed', 'accepted'),
    story('ui-button--forgotten', 'passed', ''),
    story('ui-button--broken', 'failed', 'different'),
  ];
  const { seen, accepted, unseen } = readReport({ testResults: [{ assertionResults }] });
  expect(seen.size).toBe(4);
  expect(accepted).toEqual(['ui-button--new']);
  expect(unseen).toEqual(['ui-button--forgotten']);
});

test('a run that left no report has seen nothing', () => {
  expect(readReport().seen.size).toBe(0);
});
