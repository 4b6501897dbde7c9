import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../lib/log.mjs';
import { root } from '../lib/paths.mjs';

/**
 * Splits names into ids of stories, `ui-button--dark`, and parts of file names, among them the files of those stories.
 * @param {string[]} names
 * @throws {UserError} if no file has a story's title
 */
export function splitNames(names) {
  const ids = names.filter((name) => name.includes('--'));
  const files = new Set(names.filter((name) => !name.includes('--')));
  const titles = ids.length === 0 ? new Map() : readTitles();
  for (const id of ids) {
    const file = titles.get(id.split('--')[0]);
    if (!file) throw new UserError(`No story has the id ${id}.`);
    files.add(file);
  }
  return { files: [...files], ids };
}

/**
 * Reads the file of each title, by the title's part of an id.
 * @returns {Map<string | undefined, string>}
 */
function readTitles() {
  const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root });
  return new Map(
    files.flatMap((file) => {
      // Other titles and ids in the file are no story's.
      const titles = readFileSync(join(root, file), 'utf8').matchAll(/\b(?:title|id): '([^']+)'/g);
      return Array.from(titles, ([, title = '']) => [title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), file]);
    }),
  );
}
