/* Builds and packs the public packages into `packed` and prints how to install them. Run it with `npm run pack`. */
import { join } from 'node:path';
import { install } from './install.mjs';
import { build } from './lib/build.mjs';
import { log, script } from './lib/log.mjs';
import { installLines, packAll } from './lib/pack.mjs';
import { root } from './lib/paths.mjs';

await script(import.meta.url, async () => {
  await install();
  await build([]);
  const tarballs = await packAll(join(root, 'packed'));
  log(`\nPaste one of these into your project's folder:\n\n${Object.values(installLines(tarballs)).join('\n\n')}`);
  return 0;
});
