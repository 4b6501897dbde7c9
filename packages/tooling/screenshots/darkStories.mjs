import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** Suffix of dark screenshots. */
export const dark = '.dark';

/**
 * Stories that the pattern pages show as screenshots (the first story of each page is live). They're accepted in both
 * themes, except for screens, which already have dark stories.
 */
export const darkStories = new Set(
  globSync('.storybook/docs/patterns/*.mdx', { cwd: root })
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/(?<!looks=\{\[\s*)\['([\w-]+--[\w-]+)'/g)])
    .map(([, id = '']) => id)
    .filter((id) => !id.startsWith('screens-')),
);

/** Whether a screenshot is the dark one of a story in the set. @param {string} id @param {ReadonlySet<string>} seen */
export function isDarkOf(id, seen) {
  const story = id.replace(dark, '');
  return id.endsWith(dark) && darkStories.has(story) && seen.has(story);
}
