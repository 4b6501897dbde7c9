import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const marketplace = fileURLToPath(new URL('../../', import.meta.url));
const dist = join(marketplace, 'dist');
const vite = fileURLToPath(new URL('../../../../node_modules/vite/bin/vite.js', import.meta.url));

export interface Releases {
  olderFiles: string[];
  olderWithBoth: string;
  newerWithBoth: string;
  newer: string;
  remove(): void;
}

/**
 * Builds the marketplace again in a copy of the repository.
 * @param apiHost The API origin baked into the newer build (the only difference)
 */
export function buildReleases(apiHost: string): Releases {
  const root = mkdtempSync(join(tmpdir(), 'clothesline-release-'));
  const [newerWithBoth, olderWithBoth, newer] = ['newer-with-both', 'older-with-both', 'newer'].map((name) =>
    join(root, name),
  ) as [string, string, string];
  const [olderFiles = []] = listReleases(dist);

  cpSync(dist, newerWithBoth, { recursive: true });
  const build = (...options: string[]) =>
    execFileSync(process.execPath, [vite, 'build', ...options, '--logLevel', 'error'], {
      cwd: marketplace,
      env: { ...process.env, VITE_API_HOST: apiHost },
    });
  build('--outDir', newerWithBoth);
  build('--ssr', 'src/app/entry-server.tsx', '--outDir', join(newerWithBoth, '.server'));
  cpSync(newerWithBoth, olderWithBoth, { recursive: true });
  for (const part of ['index.html', '.server']) {
    cpSync(join(dist, part), join(olderWithBoth, part), { recursive: true });
  }
  const [newerFiles = []] = listReleases(newerWithBoth);
  cpSync(newerWithBoth, newer, { recursive: true });
  rmSync(join(newer, 'assets'), { recursive: true });
  for (const file of newerFiles) cpSync(join(newerWithBoth, file), join(newer, file));
  return { olderFiles, olderWithBoth, newerWithBoth, newer, remove: () => rmSync(root, { recursive: true }) };
}

function listReleases(folder: string): string[][] {
  return JSON.parse(readFileSync(join(folder, '.vite/releases.json'), 'utf8'));
}
