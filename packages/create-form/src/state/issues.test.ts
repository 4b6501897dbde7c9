import { issueTexts } from '@clothesline/api-client';
import { expect, test } from 'vitest';
import { firstMessage, toFieldIssues } from './issues.js';

test('keeps all issues, with those without a field last', () => {
  const issues = toFieldIssues(
    [
      { path: 'latitude', message: 'Latitude is from -90 to 90' },
      { path: 'images.1', message: 'Broken' },
      { path: '', message: 'Too large' },
      { path: 'title', message: 'Required' },
      { path: 'images', message: 'Too many' },
    ],
    issueTexts,
  );
  expect(issues).toEqual([
    { field: 'images', message: 'Too many' },
    { field: 'images', index: 1, message: 'Broken' },
    { field: 'title', message: 'Required' },
    { field: 'other', message: 'Latitude is from -90 to 90' },
    { field: 'other', message: 'Too large' },
  ]);
});

test('separates the message of a field from those of its images', () => {
  const issues = toFieldIssues([{ path: 'images.0', message: 'Broken' }], issueTexts);
  expect(firstMessage(issues, 'images')).toBeUndefined();
  expect(firstMessage(issues, 'images', 0)).toBe('Broken');
  expect(firstMessage(issues, 'images', 1)).toBeUndefined();
});
