import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
export const dist =
  process.env.EMBED_DIST ?? fileURLToPath(new URL('../../../../packages/embed/dist', import.meta.url));

/** The charity's site and the marketplace run on different origins, both served from files. */
export const site = 'http://charity.test';
export const market = 'http://market.test';

export const manifest = JSON.parse(readFileSync(join(dist, 'latest/embed.json'), 'utf8'));
export const latest = `${market}/embed/latest/embed.js`;
export const pinned = `${market}/embed/${manifest.folder}/embed.js`;

/** Serves the same files under a different version. */
export const older = `${market}/embed/0.0.1-older/embed.js`;

/** Reads a file of an installed package. @param {string} path */
export const installed = (path) => readFileSync(join(packages, path), 'utf8');

const types = new Map([
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
]);

/** @param {number} id */
export const donation = (id) => ({
  id,
  title: `Warm coat ${id}`,
  description: 'Wool, hardly worn.',
  category: 'Women',
  images: [],
  userId: id,
  latitude: 37.77,
  longitude: -122.42,
  locationName: 'Mission District',
  status: 'available',
  createdAt: '2026-11-01T10:00:00.000Z',
});

/**
 * @typedef {object} Answer
 * @property {number} [status]
 * @property {unknown} [json]
 * @property {string} [body]
 * @property {boolean} [down]
 */

export const answers = {
  '/api/categories': { json: ['All Items', 'Women', 'Men'] },
  '/api/donations': { json: [1, 2, 3, 4].map(donation) },
  '/api/donations/1': { json: donation(1) },
  '/api/donations/nearby': { json: [1, 2].map(donation) },
  '/api/chat': {
    json: { assistantMessage: { content: 'Two coats near you.', timestamp: '2026-11-21T08:00:00.000Z' } },
  },
};

/**
 * Fakes both origins.
 * @param {import('@playwright/test').Page} page
 * @param {object} world
 * @param {string} world.html The charity's page
 * @param {Record<string, string>} [world.headers] Its headers
 * @param {Record<string, string>} [world.files] Its other files, by path
 * @param {RegExp} [world.changed] Files to tamper with
 */
export async function play(page, { html, headers = {}, files = {}, changed, api = {} }) {
  /** @type {import('@playwright/test').Request[]} */
  const calls = [];
  await page.route(`${site}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = path === '/' ? html : files[path];
    if (body === undefined) return route.fulfill({ status: 404, body: '' });
    const contentType = { '.css': 'text/css', '.js': 'text/javascript' }[extname(path)] ?? 'text/html; charset=utf-8';
    return route.fulfill({ body, contentType, headers });
  });
  await page.route(`${market}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (pathname.startsWith('/embed/')) {
      calls.push(route.request());
      const file = join(dist, pathname.slice('/embed/'.length).replace('0.0.1-older', manifest.folder));
      if (!existsSync(file)) return route.fulfill({ status: 404, body: '' });
      return route.fulfill({
        body: changed?.test(pathname)
          ? `globalThis.changed = true;\n${readFileSync(file, 'utf8')}`
          : readFileSync(file),
        contentType: types.get(extname(file)),
        headers: { ...open, 'Cross-Origin-Resource-Policy': 'cross-origin' },
      });
    }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: open });
    calls.push(route.request());
    const plain = pathname.startsWith('/api/chat/') ? { json: [] } : answers[pathname];
    const { status = 200, json, body, down } = api['*'] ?? api[pathname] ?? plain ?? { status: 404, json: {} };
    if (down) return route.abort();
    return route.fulfill({
      status,
      body: body ?? JSON.stringify(json),
      contentType: 'application/json',
      headers: { ...open, 'Access-Control-Expose-Headers': 'Link, X-Total-Count' },
    });
  });
  await page.goto(`${site}/`);
  return { calls };
}

export const document = (
  body,
  {
    head = '',
    doctype = '<!doctype html>',
    html = 'lang="en"',
    script = `<script src="${latest}" async></script>`,
  } = {},
) => `${doctype}<html ${html}><head><title>Charity</title>${head}${script}</head><body>${body}</body></html>`;

export const chat = '<clothesline-chat></clothesline-chat>';
export const featured = '<clothesline-featured-donations></clothesline-featured-donations>';
