import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Adds the notices of what a package holds since its own build. @param file The package's licenses.txt */
export function addNotices(file: string): Plugin {
  return {
    name: 'clothesline:add-notices',
    apply: 'build',
    writeBundle: ({ dir = '' }) => appendFileSync(join(dir, 'licenses.txt'), `\n${readFileSync(file, 'utf8')}`),
  };
}
