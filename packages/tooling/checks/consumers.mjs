import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check, verdict } from '../lib/check.mjs';
import { sum } from '../lib/counts.mjs';
import { packAll } from '../lib/pack.mjs';
import { cache, root } from '../lib/paths.mjs';
import { blocksOfDocs } from './blocks.mjs';
import { commands } from './commands.mjs';
import { importCeilings } from './importSizes.mjs';
import { openedPages } from './opened.mjs';
import { tarballs as looked } from './tarballs.mjs';

/**
 * The examples, and every program of the READMEs and guides, on the packed packages, in seconds: what else they need is found in the workspace's own node_modules.
 * That everything is declared, `npm run consumers` shows, which installs them.
 * @param {readonly string[]} checks What `npm test --` can be asked for
 * @returns {Promise<import('../lib/counts.mjs').Count>}
 */
export async function consumers(checks) {
  const folder = join(cache, 'consumers');
  const tarballs = await packAll(join(folder, 'tarballs'));
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  for (const { name, file } of tarballs) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(place, { recursive: true });
    const unpacked = await check('tar', ['-xzf', file, '-C', place, '--strip-components=1']);
    if (unpacked.failed > 0) return unpacked;
  }
  for (const name of ['vite', 'server', 'types']) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(root, 'packages/tooling/examples', name), join(folder, name), { recursive: true });
  }
  const { count, place, pages } = await blocksOfDocs(folder);
  return sum([
    looked(
      join(folder, 'node_modules'),
      tarballs.map(({ name }) => name),
    ),
    commands(checks),
    count,
    count.failed > 0 ? verdict(false) : await openedPages(place, pages),
    await importCeilings(folder),
    await check('vite', ['build', '--logLevel', 'warn'], join(folder, 'vite')),
    await openedPages(join(folder, 'vite', 'dist'), ['themed.html']),
    await check('tsc', ['-p', '.'], join(folder, 'vite')),
    await check('tsc', ['-p', '.'], join(folder, 'server')),
    await check('tsc', ['-p', '.', '--module', 'esnext', '--moduleResolution', 'bundler'], join(folder, 'types')),
    await check('node', ['render.js'], join(folder, 'server')),
    await check('node', ['--conditions=react-server', 'serverComponents.js'], join(folder, 'server')),
  ]);
}
