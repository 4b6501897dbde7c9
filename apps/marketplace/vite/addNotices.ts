import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Adds license notices of a package's bundled code. @param file The package's licenses.txt */
export function addNotices(file: string): Plugin {
  return {
    name: 'clothesline:add-notices',
    apply: 'build',
    writeBundle: ({ dir = '' }) => appendFileSync(join(dir, 'licenses.txt'), `\n${readFileSync(file, 'utf8')}`),
  };
}
