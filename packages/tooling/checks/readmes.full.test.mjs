import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { packAll } from '../lib/pack.mjs';
import { cache, root } from '../lib/paths.mjs';
import { expectSuccess } from '../lib/run.mjs';
import { workspaces } from '../lib/workspaces.mjs';
import { buildBlocks } from './blocks.mjs';
import { commandProblems } from './commands.mjs';
import { openPages } from './opened.mjs';
import { tarballProblems } from './tarballs.mjs';

/* Runs the examples, and every program of the READMEs and guides, on the packed packages. Other modules come from the
   workspace's own node_modules; `node packages/tooling/consumers.mjs` installs the declared ones. */

const folder = join(cache, 'consumers');
const modules = join(folder, 'node_modules');
const packages = workspaces().flatMap(({ name, published }) => (published ? [name] : []));

beforeAll(async () => {
  const tarballs = await packAll(join(folder, 'tarballs'));
  rmSync(modules, { recursive: true, force: true });
  for (const { name, file } of tarballs) {
    const place = join(modules, name);
    mkdirSync(place, { recursive: true });
    await expectSuccess('tar', ['-xzf', file, '-C', place, '--strip-components=1']);
  }
  for (const name of ['vite', 'server', 'types']) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(root, 'packages/tooling/examples', name), join(folder, name), { recursive: true });
  }
}, 600_000);

it.each(packages)('the tarball of %s is complete', (name) => {
  expect(tarballProblems(join(modules, name), name)).toEqual([]);
});

it('names only scripts, checks and folders that exist', () => expect(commandProblems()).toEqual([]));

it('runs every program of the READMEs, the guides and the pages of components', { timeout: 900_000 }, async () => {
  const { place, pages } = await buildBlocks(folder);
  expect(await openPages(place, pages)).toEqual([]);
});

describe('the examples', () => {
  it('build with Vite, and keep their theme', async () => {
    await expectSuccess('vite', ['build', '--logLevel', 'warn'], join(folder, 'vite'));
    expect(await openPages(join(folder, 'vite', 'dist'), ['themed.html'])).toEqual([]);
  });

  it.each([
    { name: 'vite', args: [] },
    { name: 'server', args: [] },
    { name: 'types', args: ['--module', 'esnext', '--moduleResolution', 'bundler'] },
  ])('pass the type checker: $name', ({ name, args }) =>
    expectSuccess('tsc', ['-p', '.', ...args], join(folder, name)),
  );

  it.each([['render.js'], ['--conditions=react-server', 'serverComponents.js']])('run in Node: %s %s', (...args) =>
    expectSuccess('node', args, join(folder, 'server')),
  );
});
