import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const keptReleases = 5;

/**
 * Retains the assets of recent releases so that open pages can still load their chunks. File names are hashed, so they
 * don't collide. Requires `build.emptyOutDir: false`.
 */
export function keepReleases(): Plugin {
  return {
    name: 'clothesline:keep-releases',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const list = join(dir, '.vite/releases.json');
      const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[][]) : [];
      const files = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .toSorted();
      const releases = [files, ...before.filter((other) => other.join() !== files.join())].slice(0, keptReleases);
      mkdirSync(join(dir, '.vite'), { recursive: true });
      writeFileSync(list, JSON.stringify(releases));
      const kept = new Set(releases.flat());
      for (const name of readdirSync(join(dir, 'assets'))) {
        if (!kept.has(`assets/${name}`)) rmSync(join(dir, 'assets', name));
      }
    },
  };
}
