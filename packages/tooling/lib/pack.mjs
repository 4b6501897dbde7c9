import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expectSuccess, run } from './run.mjs';
import { workspaces } from './workspaces.mjs';

/**
 * Packs all packages the way npm publishes them. File names contain a content hash because Yarn 1 caches tarballs by
 * path.
 * @param {string} folder Will be emptied
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
    if (!file) throw new Error(`npm pack created no tarball for ${name}.`);
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
      .slice(0, 8);
    const named = join(folder, file.replace(/tgz$/, `${hash}.tgz`));
    renameSync(join(folder, file), named);
    return { name, file: named };
  });
}

/**
 * Returns the commands to install all tarballs and their peers, for each package manager. pnpm and Yarn additionally
 * need project settings that resolve dependencies between the packages to tarballs.
 * @param {readonly { name: string, file: string }[]} tarballs
 */
export function installLines(tarballs) {
  const files = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file.replaceAll('\\', '/')}`]));
  const peers = workspaces().flatMap(({ name, peers: wanted }) => (files[name] ? wanted : []));
  const names = [...Object.keys(files), ...new Set(peers.filter((name) => !files[name]))];
  const packages = names.map((name) => (files[name] ? `'${name}@${files[name]}'` : name)).join(' ');
  const json = JSON.stringify(files);
  return {
    npm: `npm install ${packages}`,
    pnpm: `pnpm config set --location=project --json overrides '${json}' && pnpm add ${packages}`,
    Yarn: `npm pkg set --json 'resolutions=${json}' && yarn add ${packages}`,
  };
}

/**
 * Packs all packages and unpacks them to a folder's node_modules.
 * @param {string} folder
 */
export async function installPacked(folder) {
  const tarballs = await packAll(join(folder, 'tarballs'));
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  for (const { name, file } of tarballs) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(place, { recursive: true });
    await expectSuccess('tar', ['-xzf', file, '-C', place, '--strip-components=1']);
  }
}
