import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Copies the server's build for Spanish, since each language puts its texts into modules of its own. */
export function copyLanguages(): Plugin {
  return {
    name: 'clothesline:copy-languages',
    apply: 'build',
    writeBundle({ dir = '' }) {
      cpSync(dir, join(dir, '../es'), { recursive: true });
    },
  };
}
