import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** End of the name of a picture in the dark. */
export const dark = '.dark';

/**
 * Stories that pages about patterns show as pictures, all but the first of a page: these have a picture in the dark too. Leaves
 * out screens, whose footer names a language in a font that the workshop does not have.
 */
export const darkStories = new Set(
  globSync('.storybook/docs/patterns/*.mdx', { cwd: root })
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/(?<!looks=\{\[\s*)\['([\w-]+--[\w-]+)'/g)])
    .map(([, id = '']) => id)
    .filter((id) => !id.startsWith('screens-')),
);

/** Whether a picture is the one in the dark of a story that was seen. @param {string} id @param {ReadonlySet<string>} seen */
export function isDarkOf(id, seen) {
  const story = id.replace(dark, '');
  return id.endsWith(dark) && darkStories.has(story) && seen.has(story);
}
