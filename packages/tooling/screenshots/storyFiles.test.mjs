import { expect, test } from 'vitest';
import { acceptedIds } from './store.mjs';
import { splitNames } from './storyFiles.mjs';

test('finds the file of each picture', () => {
  const ids = acceptedIds();
  expect(ids.length).toBeGreaterThan(400);
  expect(splitNames(ids).ids).toEqual(ids);
  expect(splitNames(['ChatWidget', 'ui-button--dark', 'ui-button--quiet'])).toEqual({
    files: ['ChatWidget', 'packages/ui/src/components/Button/Button.stories.tsx'],
    ids: ['ui-button--dark', 'ui-button--quiet'],
  });
});

test('reports a picture without a story', () => {
  expect(() => splitNames(['ui-buttom--dark'])).toThrow('No story has the id ui-buttom--dark.');
});
