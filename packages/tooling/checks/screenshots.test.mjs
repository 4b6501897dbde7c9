import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';

const folder = join(root, '.storybook/screenshots');
/** @type {{ stories: string[] }} */
const { stories } = JSON.parse(readFileSync(join(folder, 'stories.json'), 'utf8'));

test('each listed story has a screenshot, and each screenshot is listed', () => {
  const files = globSync('*.png', { cwd: folder }).map((file) => basename(file, '.png'));
  // Vitest collapses consecutive hyphens in file names.
  expect(files.toSorted()).toEqual(stories.map((id) => id.replace('--', '-')).toSorted());
});

test('each listed story exists', () => {
  const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root });
  const ids = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const titles = Array.from(text.matchAll(/^ {2}(?:title|id): '([^']+)'/gm), ([, title = '']) => title);
    const names = Array.from(text.matchAll(/^export const (\w+)/gm), ([, name = '']) => storyNameFromExport(name));
    return titles.flatMap((title) => names.map((name) => toId(title, name)));
  });
  const known = new Set(ids);
  expect(stories.filter((id) => !known.has(id))).toEqual([]);
});
