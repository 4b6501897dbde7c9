import { expect, test } from 'vitest';
import { readReport } from './storyReport.mjs';

test('names the stories that were seen, and those whose picture was accepted', () => {
  const story = (/** @type {string} */ storyId, /** @type {string} */ status, /** @type {string} */ screenshot) => ({
    title: storyId,
    status,
    meta: { storyId, screenshot },
  });
  const assertionResults = [
    story('ui-button--primary', 'passed', 'same'),
    story('ui-button--new', 'passed', 'accepted'),
    story('ui-button--broken', 'failed', 'different'),
  ];
  const { seen, accepted } = readReport({ testResults: [{ assertionResults }] });
  expect(seen.size).toBe(3);
  expect(accepted).toEqual(['ui-button--new']);
});

test('a run without a report has seen nothing', () => {
  expect(readReport().seen.size).toBe(0);
});
