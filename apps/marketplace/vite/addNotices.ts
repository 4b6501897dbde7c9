import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Appends the license notices of code that's bundled into a package. @param file The package's licenses.txt */
export function addNotices(file: string): Plugin {
  return {
    name: 'clothesline:add-notices',
    apply: 'build',
    writeBundle: ({ dir = '' }) => appendFileSync(join(dir, 'licenses.txt'), `\n${readFileSync(file, 'utf8')}`),
  };
}
