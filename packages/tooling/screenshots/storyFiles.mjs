import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../lib/log.mjs';
import { root } from '../lib/paths.mjs';

/**
 * Splits arguments into story ids (`ui-button--dark`) and file name filters. The files of the stories are included.
 * @param {string[]} names
 * @throws {UserError} If no file contains a story
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
 * Maps the first part of a story id to the file that contains its title.
 * @returns {Map<string | undefined, string>}
 */
function readTitles() {
  const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root });
  return new Map(
    files.flatMap((file) => {
      // This may find other titles and ids too, but they don't match any story.
      const titles = readFileSync(join(root, file), 'utf8').matchAll(/\b(?:title|id): '([^']+)'/g);
      return Array.from(titles, ([, title = '']) => [title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), file]);
    }),
  );
}
