import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { workspaces } from './workspaces.mjs';

/**
 * Packs every package as npm would publish it.
 * @param {string} folder Emptied first
 * @returns {Promise<{ name: string, file: string }[]>}
 */
export async function packAll(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packages = workspaces().filter(({ published }) => published);
  const folders = packages.map((one) => one.folder);
  const { code, output } = await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder, ...folders]);
  if (code !== 0) throw new Error(`npm pack failed. ${output}`);
  const files = readdirSync(folder);
  return packages.map(({ name }) => {
    const file = files.find((one) => one.startsWith(`${name.replace('@', '').replace('/', '-')}-`));
    if (!file) throw new Error(`npm pack made no tarball of ${name}.`);
    return { name, file: join(folder, file) };
  });
}
