import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, it } from 'vitest';
import { installPacked } from '../lib/pack.mjs';
import { cache, root } from '../lib/paths.mjs';
import { expectSuccess } from '../lib/run.mjs';

/* Builds two example projects with the packed packages. `npm run consumers` also installs their dependencies. */

const folder = join(cache, 'examples');

beforeAll(async () => {
  await installPacked(folder);
  for (const name of ['vite', 'server']) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(root, 'packages/tooling/examples', name), join(folder, name), { recursive: true });
  }
});

it.each(['vite', 'server'])('the example passes the type checker: %s', (name) =>
  expectSuccess('tsc', ['-p', '.'], join(folder, name)),
);

it('the example builds with Vite', async () => {
  await expectSuccess('vite', ['build', '--logLevel', 'warn'], join(folder, 'vite'));
});

it.each([['render.js'], ['--conditions=react-server', 'serverComponents.js']])(
  'the example runs in Node: %s',
  (...args) => expectSuccess('node', args, join(folder, 'server')),
);
