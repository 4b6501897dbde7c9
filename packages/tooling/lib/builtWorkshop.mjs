import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cache } from './paths.mjs';
import { run } from './run.mjs';

/** @typedef {{ id: string, type: 'docs' | 'story', title: string, importPath: string, anchors?: { title: string }[] }} Entry */

/** Origin for the built Storybook. `.test` is a reserved TLD, and passkeys need https. */
export const site = 'https://workshop.test';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Builds the Storybook. Set WORKSHOP to the folder of an existing build to skip this.
 * @returns {Promise<{ folder: string, problem?: string }>}
 */
export async function buildWorkshop() {
  if (process.env.WORKSHOP) return { folder: process.env.WORKSHOP };
  const folder = join(cache, 'workshop');
  const { code, output } = await run('storybook', ['build', '--disable-telemetry', '--quiet', '-o', folder]);
  return { folder, ...(code !== 0 && { problem: output }) };
}

/** @param {string} folder @returns {Entry[]} */
export const readEntries = (folder) =>
  Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries);

/**
 * Serves the built Storybook to a page and blocks all other requests.
 * @param {import('playwright').Page} page
 * @param {string} folder
 */
export async function serveWorkshop(page, folder) {
  await page.route('**', (route) => {
    const { pathname, origin } = new URL(route.request().url());
    const file = join(folder, decodeURIComponent(pathname));
    if (origin !== site || !existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'text/plain' });
  });
}
