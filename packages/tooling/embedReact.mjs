/* `npm run e2e:react`: the embed built on React instead of preact, and its e2e suite on that build. */
import { join } from 'node:path';
import { installedBrowser } from './browser.mjs';
import { cache } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const env = { RENDER: 'react', EMBED_DIST: join(cache, 'embed-react'), CHROME_PATH: installedBrowser() };
const built = await run('node', ['packages/embed/build.mjs'], { show: true, env });
const tested = built.code === 0 ? await run('playwright', ['test', '--project=embed'], { show: true, env }) : built;
process.exitCode = tested.code;
