import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformWithOxc } from 'vite';
import { allBlocks } from './blocks.mjs';

/** Code that a server component cannot contain: hooks, and functions as props. */
const needsBrowser = /\buse[A-Z]\w*\(|=\{[^}]*=>|\.\.\.live/;

/**
 * Writes every program of the READMEs and guides that is a page as one of Next.js, unchanged. One with hooks, or with
 * functions for a widget, begins with "use client".
 * @param {string} app The folder of the router
 * @param {string} host What the server-rendered page asks, in place of the address that it names
 * @returns {Promise<{ path: string, isPrefetched: boolean, isThemed: boolean }[]>}
 */
export async function writeNextPages(app, host) {
  const blocks = allBlocks();
  const pages = [];
  for (const { page, line, language, name, code } of blocks) {
    const isPage = name === 'app/page.tsx';
    if (language !== 'tsx' || !(isPage || code.includes('export default function App'))) continue;
    const path = `${page.replace(/\W+/g, '-').replace(/^-/, '').toLowerCase()}-${line}`;
    const folder = join(app, path);
    const { code: script } = await transformWithOxc(code, `${path}.tsx`, { jsx: 'preserve', sourcemap: false });
    const directive = !isPage && needsBrowser.test(code) ? "'use client';\n" : '';
    write(
      join(folder, 'page.jsx'),
      directive + (isPage ? script.replaceAll('https://clothesline.example', host) : script),
    );
    const sheet = blocks.find((other) => other.page === page && other.language === 'css' && code.includes(other.name));
    if (sheet?.name) write(join(folder, sheet.name), sheet.code);
    pages.push({ path, isPrefetched: isPage, isThemed: sheet?.name !== undefined && sheet.name !== '' });
  }
  return pages;
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
