/* `node budget.mjs` checks how many bytes a first visit to each route downloads */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * @typedef {{ file: string, imports?: string[] }} Chunk
 * @typedef {{ path: string, js: number, css: number, ceiling: { js: number, css: number } }} Weight In bytes, brotli.
 */

/** The style sheet's budget in bytes (Brotli 11). */
const css = 16_400;

/**
 * Landing pages with their entry modules and budgets in bytes. The hashes in file names compress differently on each
 * build (up to 0.4 KB).
 * @type {readonly { path: string, screen: string, map?: string, ceiling: Weight['ceiling'] }[]}
 */
export const routes = [
  {
    path: '/',
    screen: 'src/features/browse/home/HomePage.tsx',
    map: 'src/lib/map/nearby.ts',
    ceiling: { css, js: 108_250 },
  },
  { path: '/explore', screen: 'src/features/browse/explore/ExplorePage.tsx', ceiling: { css, js: 107_500 } },
  {
    path: '/donations/1',
    screen: 'src/features/detail/DetailPage.tsx',
    map: 'src/lib/map/detail.ts',
    ceiling: { css, js: 106_100 },
  },
  {
    path: '/create',
    screen: 'src/features/create/CreatePage.tsx',
    map: 'src/lib/map/detail.ts',
    ceiling: { css, js: 122_300 },
  },
];

/**
 * @param {string} [dist]
 * @returns {Weight[]} An entry per route
 */
export function weigh(dist = fileURLToPath(new URL('dist', import.meta.url))) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const sheet = manifest['style.css'];
  if (!sheet) throw new Error('The build manifest has no style sheet.');
  const css = size(dist, [sheet.file]);
  return routes.map(({ path, screen, map, ceiling }) => {
    const files = closure(manifest, ['index.html', screen, ...(map ? [map] : [])]).map(({ file }) => file);
    return { path, js: size(dist, files), css, ceiling };
  });
}

function closure(manifest, entries) {
  const found = new Set(entries);
  // this also visits entries that are added during the iteration
  for (const name of found) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build manifest has no "${name}". Set the screen's module in budget.mjs.`);
    for (const imported of chunk.imports ?? []) found.add(imported);
  }
  return [...found].flatMap((name) => manifest[name] ?? []);
}

/**
 * @param {string} dist
 * @param {string[]} files
 */
function size(dist, files) {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file)), quality).length, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weights = weigh();
  for (const { path, js, css } of weights) {
    process.stdout.write(`${path.padEnd(14)}${js} B of JavaScript, ${css} B of CSS\n`);
  }
  process.exitCode = weights.some(({ js, css, ceiling }) => js > ceiling.js || css > ceiling.css) ? 1 : 0;
}
